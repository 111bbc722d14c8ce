"""The benchmark of many open tables: what it begins with, and how it reads what it sees."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

from bench.growth.curve import Curve, save
from bench.growth.process import lag_p99
from bench.growth.stock import Place, stock
from tests.sim.place import GUILD_ID
from tests.support.house import TableHouse

SVG = "{http://www.w3.org/2000/svg}"


async def test_every_copy_of_a_table_can_be_played_on(tmp_path: Path) -> None:
    """By its own people, in its own channel; nothing but the deal is shared."""
    await stock(tmp_path / "murlan.db", 3)
    house = await TableHouse.open(tmp_path / "murlan.db")
    assert 3 == await house.registry.restore()
    await house.awake()
    for number in range(3):
        place = Place(number)
        table = house.registry.in_channel(place.channel_id)
        assert table is not None
        names = {person.user_id: person.name for person in place.people}
        assert (place.table_id, GUILD_ID, names) == (table.state.table_id, table.state.guild_id, table.names)
        assert all(table.hand(user_id).snapshot.hand for user_id in names)
    await house.close()


def test_lag_is_the_bound_that_99_in_100_looks_kept() -> None:
    """Of those since the look before."""
    name = "murlan_loop_lag_seconds_bucket"
    before = {(name, "0.01"): 10.0, (name, "0.1"): 10.0, (name, "inf"): 10.0}
    assert 0.01 == lag_p99(before, {(name, "0.01"): 109.0, (name, "0.1"): 110.0, (name, "inf"): 110.0})
    assert 0.1 == lag_p99(before, {(name, "0.01"): 100.0, (name, "0.1"): 110.0, (name, "inf"): 110.0})


def test_curve_is_drawn_with_a_point_for_each_size(tmp_path: Path) -> None:
    """A picture that any browser shows."""
    path = tmp_path / "build" / "growth.svg"
    save(path, [Curve("ms", "#123456", [(10, 2.5), (100, 2.6), (1000, 2.4)]), Curve("MiB", "#654321", [(10, 108.0)])])
    drawn = ET.parse(path)  # noqa: S314 - our own
    assert 4 == len(drawn.findall(f".//{SVG}circle"))
