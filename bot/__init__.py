"""The application: live tables, what people see of them, and the server's league."""
