"""Tables over HTTP and WebSocket: a handler parses, asks the table, and renders; it decides nothing."""
