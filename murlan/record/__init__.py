"""A match as text or JSON, there and back (docs/NOTATION.md). Pure: it makes and takes strings, not files.

>>> from murlan import CLASSIC, Match
>>> from murlan.record import read_match, write_match
>>> dealt = Match.start(CLASSIC).next_deal(seed=bytes(32), cut=27)
>>> text = write_match(CLASSIC, [dealt], names=("Ana", "Arben", "Drita", "Luan"))
>>> text.splitlines()[:3]
['Murlan match, notation 1', '', 'Rules: classic']
>>> read_match(text).events == (dealt,)
True
"""

from murlan.record.data import is_json, read_json, write_json
from murlan.record.match_record import MatchRecord
from murlan.record.reading import read_match
from murlan.record.writing import write_match

__all__ = ["MatchRecord", "is_json", "read_json", "read_match", "write_json", "write_match"]
