"""Discord's objects with every field that a client reads: users, servers, roles, members, the application."""

from playground.jsons import Json
from playground.permissions import EVERYDAY

APPLICATION_FLAGS = 1 << 23
"""APPLICATION_COMMAND_BADGE: has a global command."""


def user(user_id: str, username: str, display_name: str | None, *, bot: bool = False) -> Json:
    """A user; people have a display name, bots a discriminator."""
    return {
        "id": user_id,
        "username": username,
        "discriminator": "0001" if bot else "0",
        "global_name": display_name,
        "avatar": None,
        "bot": bot,
        "system": False,
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "clan": None,
        "primary_guild": None,
        "collectibles": None,
        "display_name_styles": None,
    }


def role(role_id: str, name: str, permissions: int = EVERYDAY, *, managed_by: str | None = None) -> Json:
    """A role; `managed_by` is the bot whose role it is."""
    made: Json = {
        "id": role_id,
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": 1 if managed_by else 0,
        "permissions": str(int(permissions)),
        "managed": managed_by is not None,
        "mentionable": False,
        "flags": 0,
        "description": None,
    }
    return {**made, "tags": {"bot_id": managed_by}} if managed_by else made


def guild(guild_id: str, name: str, owner_id: str, roles: list[Json]) -> Json:
    """A server without members and channels."""
    return {
        "id": guild_id,
        "name": name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "home_header": None,
        "owner_id": owner_id,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": roles,
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "max_presences": None,
        "max_members": 500000,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": "en-US",
        "public_updates_channel_id": None,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "nsfw": False,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": False,
        "safety_alerts_channel_id": None,
        "widget_enabled": False,
        "widget_channel_id": None,
        "incidents_data": None,
        "hub_type": None,
        "latest_onboarding_question_id": None,
    }


def member(person: Json, roles: list[str], joined_at: str) -> Json:
    """A user in a server."""
    return {
        "user": person,
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": roles,
        "joined_at": joined_at,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
        "avatar_decoration_data": None,
        "collectibles": None,
    }


def application(app_id: str, bot: Json, owner: Json, guilds: int) -> Json:
    """The application that the bot belongs to."""
    return {
        "id": app_id,
        "name": bot["username"],
        "icon": None,
        "description": "",
        "type": None,
        "bot": bot,
        "summary": "",
        "is_monetized": False,
        "is_verified": False,
        "is_discoverable": False,
        "discoverability_state": 1,
        "discovery_eligibility_flags": 0,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": APPLICATION_FLAGS,
        "flags_new": str(APPLICATION_FLAGS),
        "hook": True,
        "storefront_available": False,
        "integration_types_config": {"0": {}},
        "owner": owner,
        "team": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "explicit_content_filter": 0,
        "interactions_event_types": [],
        "interactions_version": 1,
        "rpc_application_state": 0,
        "store_application_state": 1,
        "verification_state": 1,
        "integration_public": True,
        "integration_require_code_grant": False,
        "approximate_guild_count": guilds,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "creator_monetization_state": 1,
        "max_participants": None,
        "tags": [],
        "internal_guild_restriction": 1,
        "monetization_eligibility_flags": 0,
        "monetization_state": 1,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }
