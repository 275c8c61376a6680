"""A run as one page: figures, plots and everything needed to play it again, in a file that needs nothing else."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from math import log10
from pathlib import Path

from ludoteca.core.errors import LudotecaError

from . import svg
from .pool import Cell, PoolSummary
from .tournament import Scoreboard, Summary, distinct

STYLE = f"""{svg.STYLE}
:root {{ --good: 0, 114, 178; --bad: 213, 94, 0 }}
body {{ font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 46rem; padding: 0 1rem }}
h1 {{ font-size: 1.5rem; margin-bottom: .2rem }} h2 {{ font-size: 1.1rem; margin-top: 2.2rem }}
p.about {{ color: var(--soft); margin-top: 0 }}
table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }}
th, td {{ padding: .3rem .5rem; text-align: right; border-bottom: 1px solid var(--line) }}
th:first-child, td:first-child {{ text-align: left }}
td small {{ display: block; color: var(--soft); font-size: .75rem }}
svg {{ width: 100%; height: auto }}
details {{ margin-top: 2rem }} pre {{ overflow: auto; font-size: .8rem }}
"""


def make_folder(folder: Path) -> None:
    """Before a long run, so that it is not in vain."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise LudotecaError(f"cannot write a report to {folder}: it is a file, not a folder") from None
    except OSError as error:
        raise LudotecaError(f"cannot write a report to {folder}: {error.strerror}") from None


def write_report(folder: Path, page: str, summary: Summary | PoolSummary) -> Path:
    """`index.html` and `results.json` in a folder, which is made if there is none."""
    make_folder(folder)
    try:
        (folder / "results.json").write_text(json.dumps(summary, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        path = folder / "index.html"
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise LudotecaError(f"cannot write a report to {folder}: {error.strerror}") from None
    return path


def page(title: str, about: str, parts: Sequence[str], summary: Summary | PoolSummary) -> str:
    data = escape(json.dumps(summary, indent=2, ensure_ascii=False))
    inner = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>\n"
        f'<h1>{escape(title)}</h1><p class="about">{escape(about)}</p>\n{inner}\n'
        f"<details><summary>All figures as JSON</summary><pre>{data}</pre></details>\n</body></html>\n"
    )


def about(summary: Summary | PoolSummary) -> str:
    chosen = ", ".join(f"{name} {value}" for name, value in summary["options"].items())
    return (
        f"{summary['games']} matches, {summary['decisions']} decisions, seeds from {summary['seed']}, "
        f"seats rotated on each seed; shared victories are split; 95% intervals by bootstrap over seeds. {chosen}"
    ).strip()


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Cells are HTML already."""
    top = "".join(f"<th>{escape(name)}</th>" if name else "<td></td>" for name in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def elo(share: float, parties: int) -> str:
    """How much stronger than the others, in points of Elo, for a win share among `parties`."""
    if parties < 2:
        return ""
    if share <= 0 or share >= 1:
        return "-∞" if share <= 0 else "∞"
    return f"{400 * log10(share * (parties - 1) / (1 - share)):+.0f}"


def tournament_page(summary: Summary, board: Scoreboard) -> str:
    parties = summary["parties"]
    rows = [
        (
            escape(bot["name"]),
            str(bot["games"]),
            f"{bot['win_share']:.1%}<small>{bot['low']:.1%} to {bot['high']:.1%}</small>",
            elo(bot["win_share"], parties),
            f"{bot['points']:.1f}",
            f"{bot['margin']:+.1f}",
            f"{bot['ms_per_move']:.2f}",
        )
        for bot in summary["bots"]
    ]
    names = distinct(board.plan.entered)
    shares = [(bot["name"], bot["low"], bot["win_share"], bot["high"]) for bot in summary["bots"]]
    settled = [(name, totals.running()) for name, totals in zip(names, board.totals, strict=True)]
    points = [(name, totals.all_points) for name, totals in zip(names, board.totals, strict=True)]
    parts = [
        table(("bot", "games", "win share", "Elo", "points", "margin", "ms a move"), rows),
        "<h2>Win shares</h2>",
        svg.intervals("Win shares with 95% intervals; the dashed line is an even share", shares, [1 / parties]),
        "<h2>As they settled</h2>",
        svg.curves("Win share after each match", settled, 1 / parties),
        "<h2>Points</h2>",
        svg.histogram("How often each number of points came", points),
    ]
    return page(f"{summary['game']}, {summary['players']} players", about(summary), parts, summary)


def pool_page(summary: PoolSummary) -> str:
    ranked = sorted(summary["ratings"], key=lambda rating: -rating["mu"])
    order = [rating["name"] for rating in ranked]
    rows = [
        (
            escape(one["name"]),
            str(one["rating"]),
            f"{one['mu']:.2f}",
            f"{one['sigma']:.2f}",
            mean_share(summary, one["name"]),
        )
        for one in ranked
    ]
    spans = [(one["name"], one["mu"] - 2 * one["sigma"], one["mu"], one["mu"] + 2 * one["sigma"]) for one in ranked]
    cells = {(cell["bot"], cell["against"]): cell for cell in summary["matrix"]}
    grid = [(escape(bot), *(heat(cells.get((bot, other)), summary["parties"]) for other in order)) for bot in order]
    parts = [
        table(("bot", "rating", "mu", "sigma", "mean share"), rows),
        "<h2>Ratings</h2>",
        svg.intervals("OpenSkill mu with two sigmas either way; the dashed line is a newcomer", spans, [25], "{:.1f}"),
        "<h2>Everybody against everybody</h2>",
        f"<p>The share of the bot of the row, alone against {summary['players'] - 1} of the column "
        f"(an even share is {1 / summary['parties']:.0%}).</p>",
        table(("", *order), grid),
    ]
    return page(f"{summary['game']}, {summary['players']} players: a pool", about(summary), parts, summary)


def mean_share(summary: PoolSummary, bot: str) -> str:
    shares = [cell["win_share"] for cell in summary["matrix"] if cell["bot"] == bot]
    return f"{sum(shares) / len(shares):.1%}"


def heat(cell: Cell | None, parties: int) -> str:
    """A cell of the matrix, the bluer the better."""
    if cell is None:
        return "·"
    above = cell["win_share"] - 1 / parties
    part = above / (1 - 1 / parties) if above > 0 else -above * parties
    tone = f"rgba(var(--{'good' if above > 0 else 'bad'}), {0.5 * min(part, 1):.2f})"
    return (
        f'<span style="display:block;background:{tone}">{cell["win_share"]:.0%}'
        f"<small>{cell['low']:.0%} to {cell['high']:.0%}<br>{cell['games']} games</small></span>"
    )
