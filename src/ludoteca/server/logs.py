"""One JSON object per line. Never a token, a name or a whole table id: ids of private tables are links."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

logger = logging.getLogger("ludoteca.server")
SHOWN = 6


def brief(table: str) -> str:
    """Enough of a table's id to follow it through the log."""
    return table[:SHOWN]


def say(what: str, level: int = logging.INFO, error: BaseException | None = None, **facts: Any) -> None:
    logger.log(level, what, extra={"facts": facts}, exc_info=error)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.name != logger.name:
            line["from"] = record.name
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Lines(logging.Formatter):
    """The same for a person's eye."""

    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{name}={value}" for name, value in getattr(record, "facts", {}).items())
        line = f"{record.levelname.lower():7} {record.getMessage()} {facts}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(as_json: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logger.setLevel(logging.INFO)
    # It warns of every request that is none, one line each; we say so ourselves, seldom.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
