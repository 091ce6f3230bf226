"""The HTTP API and the websocket, one module a noun."""
