"""What every act of a person's has in common: the interaction that it starts."""

from playground.interactions import Interaction, Kind, new_token
from playground.jsons import Json
from playground.local import LocalDiscord
from playground.world import Person


def new_interaction(
    discord: LocalDiscord, person: Person, channel: Json, kind: Kind, data: Json, nonce: object
) -> Interaction:
    """An interaction of this person's in this channel, not yet told to the bot."""
    return Interaction(
        interaction_id=discord.ids.new(),
        token=new_token(),
        kind=kind,
        user=person.user,
        channel_id=channel["id"],
        guild_id=channel.get("guild_id"),
        born=discord.clock.now(),
        nonce=None if nonce is None else str(nonce),
        data=data,
    )
