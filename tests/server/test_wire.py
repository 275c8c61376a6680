"""The shapes on the wire, and the TypeScript made of them."""

from __future__ import annotations

import msgspec
import pytest
from tools import wire_ts

from ludoteca.server import wire

decode = msgspec.json.Decoder(wire.FromClient).decode


def test_the_typescript_is_current() -> None:
    assert wire_ts.TARGET.read_text() == wire_ts.render(), "run tools/wire_ts.py"


def test_messages_are_told_apart_by_their_type() -> None:
    assert decode(b'{"type": "answer", "row": 3, "codes": [7, "role builder"]}') == wire.Answer(3, [7, "role builder"])
    assert decode(b'{"type": "ping"}') == wire.Ping()


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b"{}",
        b'{"type": "answer"}',
        b'{"type": "answer", "row": -1, "codes": [1]}',
        b'{"type": "answer", "row": 1, "codes": [1], "extra": 1}',
        b'{"type": "answer", "row": 1, "codes": [-1]}',
        b'{"type": "answer", "row": 1, "codes": [true]}',
        b'{"type": "answer", "row": 99999999999999999999999, "codes": [1]}',
        b'{"type": "update"}',
        b'{"type": "hello", "tokens": ["a", 1]}',
        b"\xff\xfe",
    ],
)
def test_what_is_not_a_message_is_refused(text: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
        decode(text)


def test_a_body_of_the_json_api_needs_no_type() -> None:
    assert msgspec.json.decode(b'{"row": 1, "codes": [2]}', type=wire.Answer) == wire.Answer(1, [2])
