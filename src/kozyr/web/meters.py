"""What the operator may count: sizes and times, never a card, an action or a seat."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Meters:
    """The meters of one server, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.sockets = Gauge("kozyr_sockets", "Open sockets.", registry=self._registry)
        self.tables = Gauge("kozyr_tables", "Tables in memory.", registry=self._registry)
        self.made = Counter("kozyr_tables_made", "Tables made since the start.", registry=self._registry)
        self.orders = Counter("kozyr_orders", "Orders by kind and answer.", ["kind", "answer"], registry=self._registry)
        self.overflows = Counter("kozyr_overflows", "Sockets closed for falling behind.", registry=self._registry)
        self.seconds = Histogram(
            "kozyr_order_seconds", "From an order's arrival to its stored answer.", registry=self._registry
        )

    def text(self) -> bytes:
        """Give all in Prometheus' text format."""
        return generate_latest(self._registry)
