"""Routes that say where the gateway is."""

from playground.gateway import IDENTIFIES_A_DAY, Gateway
from playground.rest.routing import Answer, Call, Route, ok


def routes(gateway: Gateway) -> tuple[Route, ...]:
    """The two routes, for this gateway."""

    def plain(_call: Call) -> Answer:
        return ok({"url": gateway.url})

    def for_bots(_call: Call) -> Answer:
        starts = {
            "total": IDENTIFIES_A_DAY,
            "remaining": max(IDENTIFIES_A_DAY - gateway.identifies, 0),
            "reset_after": 86_400_000,
            "max_concurrency": 1,
        }
        return ok({"url": gateway.url, "shards": gateway.shards, "session_start_limit": starts})

    return (Route("GET", "/gateway", plain, is_open=True), Route("GET", "/gateway/bot", for_bots))
