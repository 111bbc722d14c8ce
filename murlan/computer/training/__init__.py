"""Self-play training of the value nets (`make train`). It needs the development extra; nothing else imports it."""
