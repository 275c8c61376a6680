"""What a browser may load for our pages: only what this server gives, so that nothing slipped into a name or a record
can run or call home."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256

INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
# For whatever is no page of the client: answers of the API, its description, pictures.
NOTHING = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"


def policy_of(page: str) -> str:
    """The policy of the client's page. The script it carries is allowed by its hash; styles are set on things that
    move. Some browsers do not count a websocket of the same host as `self`."""
    hashes = [b64encode(sha256(script.encode()).digest()).decode() for script in INLINE.findall(page)]
    scripts = " ".join(["'self'", *(f"'sha256-{one}'" for one in hashes)])
    return "; ".join(
        [
            "default-src 'self'",
            f"script-src {scripts}",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "connect-src 'self' ws: wss:",
            "base-uri 'none'",
            "form-action 'self'",
            "object-src 'none'",
            "frame-ancestors 'none'",
        ]
    )
