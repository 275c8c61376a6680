"""What a run is made by: numbers can be changed by name, and who learns on begins a new fall of the rates."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.train.settings import change, load, preset


def test_settings_are_changed_by_name_and_keep_their_kind(tmp_path: Path) -> None:
    settings = preset("san-juan", [2, 3], ["updates=30", "value_trace=0.98"])
    change(settings, ["since=4", "value_part=6"])
    assert (settings.updates, settings.value_trace, settings.since) == (30, 0.98, 4)
    assert isinstance(settings.value_part, float) and settings.value_part == 6.0
    settings.save(tmp_path / "settings.json")
    assert load(tmp_path / "settings.json") == settings


@pytest.mark.parametrize("wrong", ["since", "nothing=1", "game=1", "judged=2"])
def test_only_numbers_that_are_there_can_be_changed(wrong: str) -> None:
    with pytest.raises(LudotecaError, match="no setting"):
        change(preset("venezia", [2], []), [wrong])


def test_rates_fall_from_the_segment_on_with_which_a_run_goes_on() -> None:
    settings = preset("burgundy", [2], ["segments=9", "updates=18"])
    assert (settings.first_update, settings.all_updates) == (0, 162)
    change(settings, ["since=5"])
    assert (settings.first_update, settings.all_updates) == (90, 162)


@pytest.mark.parametrize("name", ["san-juan", "puerto-rico", "venezia", "burgundy"])
def test_kept_runs_can_be_gone_on_with(name: str) -> None:
    kept = load(Path(__file__).parents[2] / "training" / name / "settings.json")
    assert kept.game == name and kept.since < kept.segments
    assert kept.win_part == preset(name, kept.counts, []).win_part  # what the search with the network aims at
