"""The application: live tables, what people see of them, and the server's league."""

__version__ = "0.1.0"
