"""The benchmark harness: what counts as passed, what is found, and what it leaves behind."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import Measurement, best_ms

HERE = Path(__file__).parents[2]


def bench(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "benchmarks", *words], cwd=HERE, capture_output=True, check=False, text=True
    )


@pytest.mark.parametrize(
    ("measurement", "passed"),
    [
        (Measurement(5, "ms", limit=5), True),
        (Measurement(5.1, "ms", limit=5), False),
        (Measurement(5, "per s", limit=5, at_least=True), True),
        (Measurement(4.9, "per s", limit=5, at_least=True), False),
        (Measurement(10**9, "ms"), True),
    ],
)
def test_a_limit_is_kept_or_broken(measurement: Measurement, passed: bool) -> None:
    assert measurement.passed is passed


def test_preparation_happens_before_every_repetition_and_outside_the_clock() -> None:
    happened: list[str] = []
    assert best_ms(lambda: happened.append("work"), lambda: happened.append("prepare"), repeats=3) >= 0
    assert happened == ["prepare", "work"] * 3


def test_one_benchmark_alone_is_run_printed_and_written(tmp_path: Path) -> None:
    written = tmp_path / "bench.json"
    done = bench("rules.settle_full_against_one_chip", "--json", str(written))
    measurements = json.loads(written.read_text())["measurements"]
    assert list(measurements) == ["rules.settle_full_against_one_chip"]
    assert measurements["rules.settle_full_against_one_chip"]["ratio"] is True
    assert "rules.settle_full_against_one_chip" in done.stdout
    assert done.returncode == (0 if measurements["rules.settle_full_against_one_chip"]["passed"] else 1)


def test_an_unknown_name_is_one_line_and_exit_code_2(tmp_path: Path) -> None:
    done = bench("nothing", "--json", str(tmp_path / "bench.json"))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("script/bench: there is no benchmark 'nothing'; there are ")
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "bench.json").exists()
