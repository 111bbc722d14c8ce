"""Routes that say where the gateway is."""

from playground.gateway import Gateway
from playground.rest.routing import Answer, Call, Route, ok


def routes(gateway: Gateway) -> tuple[Route, ...]:
    """The two routes, for this gateway."""

    def plain(_call: Call) -> Answer:
        return ok({"url": gateway.url})

    def for_bots(_call: Call) -> Answer:
        limit = gateway.starts.described()
        return ok({"url": gateway.url, "shards": gateway.shards, "session_start_limit": limit})

    return (Route("GET", "/gateway", plain, is_open=True), Route("GET", "/gateway/bot", for_bots))
