"""The reference of the API as a page to read: written by the server itself, so that it works without the internet."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin: 2.5rem 0 .5rem; } h3 { margin: 1.5rem 0 .25rem; font: 600 1rem ui-monospace, monospace; }
h3 b { display: inline-block; min-width: 4.5rem; } p { margin: .25rem 0; }
table { border-collapse: collapse; margin: .25rem 0 1rem; } td { padding: .1rem 1rem .1rem 0; vertical-align: top; }
code { font-family: ui-monospace, monospace; } td:first-child, td:nth-child(2) { white-space: nowrap; }
"""
METHODS = ("get", "post", "patch", "delete")


class Reference(OpenAPIRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        info, shapes = openapi_schema["info"], openapi_schema.get("components", {}).get("schemas", {})
        parts = [
            f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(info['title'])} API</title>",
            f"<meta name=viewport content='width=device-width'><style>{STYLE}</style>",
            f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info['description'])}",
            "<p>The same for programs: <a href='/schema/openapi.json'>openapi.json</a>. Tokens of seats go in the "
            "header <code>Authorization: Bearer &lt;token&gt;</code>.",
        ]
        last = ""
        for path, method, operation in operations(openapi_schema):
            tag = operation["tags"][0]
            if tag != last:
                parts.append(f"<h2>{escape(tag.capitalize())}</h2>")
                last = tag
            parts.append(described(path, method, operation))
        parts.append("<h2>Shapes</h2>")
        parts += [shape(name, schema) for name, schema in sorted(shapes.items())]
        return "\n".join(parts).encode()


def operations(schema: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    """All operations, those of one tag together, in the order in which the tags first come."""
    found = [
        (path, method, item[method]) for path, item in schema["paths"].items() for method in METHODS if method in item
    ]
    tags = list(dict.fromkeys(operation["tags"][0] for _, _, operation in found))
    return sorted(found, key=lambda one: tags.index(one[2]["tags"][0]))


def described(path: str, method: str, operation: dict[str, Any]) -> str:
    lines = [f"<h3><b>{method.upper()}</b> {escape(path)}</h3>"]
    if operation.get("description"):
        lines.append(f"<p>{escape(operation['description'])}")
    rows = [
        f"<tr><td><code>{escape(one['name'])}</code><td>{kind(one.get('schema', {}))}<td>in the {one['in']}"
        for one in operation.get("parameters", [])
    ]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        rows.append(f"<tr><td>body<td>{kind(body)}<td>")
    for status, response in sorted(operation.get("responses", {}).items()):
        content: dict[str, Any] = next(iter(response.get("content", {}).values()), {})
        if status.startswith("2") and content.get("schema"):
            rows.append(f"<tr><td>{status}<td>{kind(content['schema'])}<td>")
    return "\n".join([*lines, "<table>", *rows, "</table>"])


def kind(schema: dict[str, Any]) -> str:
    """A type in a few words, with a link to its shape."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"<a href='#{escape(name)}'>{escape(name)}</a>"
    for way in ("oneOf", "anyOf"):
        if way in schema:
            return " or ".join(kind(part) for part in schema[way])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    if "enum" in schema:
        return " ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    return escape(str(schema.get("type", "anything")))


def shape(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    rows = [
        f"<tr><td><code>{escape(field)}</code><td>{'' if field in required else 'optional'}<td>{kind(part)}"
        for field, part in schema.get("properties", {}).items()
    ]
    words = f"<p>{escape(' '.join(schema['description'].split()))}" if schema.get("description") else ""
    return "\n".join([f"<h3 id='{escape(name)}'>{escape(name)}</h3>{words}<table>", *rows, "</table>"])
