"""What a host may set, on the command line or by environment variables `LUDOTECA_<NAME>`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Any

import msgspec

from ludoteca.core.errors import LudotecaError

from .store.engine import default_url

PREFIX = "LUDOTECA_"
OWN_NAMES = ("localhost", "127.0.0.1", "[::1]")


class BadSetting(LudotecaError):
    """A setting that cannot be used."""


class Settings(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Times are in seconds, sizes in bytes. Lists are separated by commas in the environment."""

    db: str = ""
    host: str = "127.0.0.1"
    port: int = 8321
    # Names this server answers to; empty: those of this machine if it listens on loopback only, else any.
    hosts: list[str] = []
    # Pages of other sites that may talk to this server (`https://example.org`); its own always may.
    origins: list[str] = []
    # Addresses of reverse proxies whose X-Forwarded-For is believed.
    proxies: list[str] = msgspec.field(default_factory=lambda: ["127.0.0.1"])
    # Who may read /metrics besides this machine.
    metrics_public: bool = False

    bot_workers: int = 0  # 0: one less than there are processors, at least one
    bot_seconds: float = 20.0  # a bot that thinks longer has failed
    hint_level: str = ""  # the strongest there is, if empty
    # Running matches in which no person ever sat, of this process and of one address.
    bot_tables: int = 40
    bot_tables_per_address: int = 4
    stand_in: str = ""  # the level that plays for people who left; the strongest, if empty
    lease_seconds: float = 15.0
    # Reviews that wait or are being made, in all and of one address; of decisions given as puzzles, as many in all.
    reviews: int = 100
    reviews_per_address: int = 3
    puzzle_seconds: float = 120.0  # a decision that takes longer to look at is no puzzle

    keep_over_days: int = 0  # finished matches are kept for ever, if 0
    keep_open_days: int = 14  # tables that nobody started
    snapshot_seconds: float = 300.0

    message_bytes: int = 16_384
    request_bytes: int = 65_536  # of any body but a record
    record_bytes: int = 4_000_000
    uploads: int = 8  # records on their way at once; of one address, one
    # Of one connection, and of one address over all its connections, where an answer counts for one message. What is
    # beyond a budget waits for its turn; what would wait longer than `patience_seconds` is refused.
    messages_per_second: float = 20.0
    message_burst: int = 60
    address_messages_per_second: float = 60.0
    address_message_burst: int = 400
    patience_seconds: float = 5.0
    requests_per_second: float = 20.0
    request_burst: int = 200
    connections_per_address: int = 60
    connections: int = 5000
    # The same for HTTP: browsers open up to six for a page. Proxies have any number.
    http_connections_per_address: int = 400
    http_connections: int = 2000
    # Until the headers of a request have come; until its body has, with a second more for each `body_rate` bytes of it;
    # until something of an answer is taken.
    header_seconds: float = 10.0
    body_seconds: float = 15.0
    body_rate: int = 16_384
    send_seconds: float = 30.0
    idle_room_seconds: float = 120.0
    hello_seconds: float = 15.0
    log_json: bool = True

    def url(self) -> str:
        return self.db or default_url()

    def workers(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 1) - 1)

    def names(self) -> list[str]:
        """The host names that are answered; empty for any. This machine's own always are, for health and metrics."""
        if not self.hosts and not loopback(self.host):
            return []
        return [*self.hosts, *OWN_NAMES]


def loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


def from_environment(environment: Mapping[str, str], **given: Any) -> Settings:
    """Settings from the environment; what is given here and is not None goes before."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            values[field.name] = [part for part in text.split(",") if part] if field.type == list[str] else text
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"setting: {error}") from None
