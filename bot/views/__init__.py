"""What people see: snapshots and public tables turned into Discord messages. Decides nothing."""
