"""Cards as pictures: our own faces, drawn by Pillow (docs/decisions/0015-drawn-cards.md).

Nothing here knows Discord, a table or a language. Pillow is imported by whoever draws, not by whoever asks for names.
"""
