"""The server: HTTP API and WebSocket. It sends each seat its own view, and nothing more."""
