"""The schema's history: ``NNNN_name.sql``, applied in order. A file that was released is never changed."""
