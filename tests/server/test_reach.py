"""What a server says about where friends reach it."""

from __future__ import annotations

import pytest

from ludoteca.server import reach
from ludoteca.server.settings import Settings

from .house import house


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_that_listens_to_itself_alone_names_the_command_that_opens_it(host: str) -> None:
    assert reach.hosts(Settings(host=host)) == []
    assert reach.opening(Settings(host=host)) == "ludoteca serve --host 0.0.0.0"
    assert reach.opening(Settings(host=host, port=9000)) == "ludoteca serve --host 0.0.0.0 --port 9000"


def test_an_open_server_names_itself_as_the_network_knows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "outward", lambda: "192.168.1.7")
    assert reach.opening(Settings(host="0.0.0.0")) == ""
    assert reach.hosts(Settings(host="0.0.0.0")) == ["192.168.1.7"]
    assert reach.hosts(Settings(host="10.0.0.4")) == ["10.0.0.4"]
    assert reach.hosts(Settings(host="0.0.0.0", hosts=["ludo.lan", "localhost"])) == ["ludo.lan"]


@pytest.mark.parametrize("found", ["", "127.0.1.1"])
def test_a_machine_without_a_network_names_nothing(monkeypatch: pytest.MonkeyPatch, found: str) -> None:
    monkeypatch.setattr(reach, "outward", lambda: found)
    assert reach.hosts(Settings(host="0.0.0.0")) == []


@pytest.mark.anyio
async def test_it_is_told_to_whoever_asks(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        told = await server.call("GET", "/api/reach")
        assert told["hosts"] == [] and told["command"].startswith("ludoteca serve --host 0.0.0.0")
