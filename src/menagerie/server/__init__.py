"""The server: HTTP and WebSocket. It sends each seat its own view, and nothing more. Nothing imports this room."""
