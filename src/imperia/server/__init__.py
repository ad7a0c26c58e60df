"""The web application: tables, seats, sockets, storage."""
