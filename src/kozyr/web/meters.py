"""What the operator may count: sizes and times, never a card, an action or a seat."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LAGS = (0.001, 0.002, 0.003, 0.004, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0)  # seconds


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
        self.lag = Histogram(
            "kozyr_loop_lag_seconds",
            "How late the event loop comes to what is due.",
            buckets=LAGS,
            registry=self._registry,
        )

    def text(self) -> bytes:
        """Give all in Prometheus' text format."""
        return generate_latest(self._registry)
