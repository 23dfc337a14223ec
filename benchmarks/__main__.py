"""Runs the benchmarks, prints one table and writes JSON.   usage: python -m benchmarks [--json FILE] [name ...]"""

from __future__ import annotations

import json
import platform
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Annotated

import typer

import benchmarks
from benchmarks import REGISTERED, Measurement


def main(
    names: Annotated[
        list[str] | None, typer.Argument(help="A module, or a benchmark of one: rules, rules.settle.")
    ] = None,
    json_file: Annotated[Path, typer.Option("--json", metavar="FILE", help="Where the JSON goes.")] = Path(
        "bench.json"
    ),
) -> None:
    """Measures; prints a table and writes JSON. Exits with 1 if a limit is broken, with 2 if a name is unknown."""
    wanted = names or []
    for module in iter_modules(benchmarks.__path__):
        if not module.name.startswith("_"):
            import_module(f"benchmarks.{module.name}")
    for word in wanted:
        if not any(_selects(word, name) for name in REGISTERED):
            typer.echo(f"script/bench: there is no benchmark {word!r}; there are {', '.join(REGISTERED)}", err=True)
            raise typer.Exit(2)
    measured = dict(
        _measure([name for name in REGISTERED if not wanted or any(_selects(word, name) for word in wanted)])
    )
    json_file.write_text(json.dumps(_as_json(measured), indent=2) + "\n", encoding="utf-8")
    if not all(measurement.passed for measurement in measured.values()):
        raise typer.Exit(1)


def _selects(word: str, name: str) -> bool:
    return name == word or name.startswith(f"{word}.")


def _measure(names: list[str]) -> Iterator[tuple[str, Measurement]]:
    """Prints each line as soon as it is known: some benchmarks take a while."""
    width = max((len(name) for name in names), default=0) + 12
    print(f"{'BENCHMARK':{width}}  {'VALUE':>12}  {'LIMIT':>14}")
    for name in names:
        result = REGISTERED[name]()
        parts = result if isinstance(result, Mapping) else {"": result}
        for part, measurement in parts.items():
            full = f"{name}.{part}" if part else name
            print(f"{full:{width}}  {_shown(measurement)}", flush=True)
            yield full, measurement


def _shown(measurement: Measurement) -> str:
    value = f"{measurement.value:.3g} {measurement.unit}"
    if measurement.limit is None:
        return f"{value:>12}"
    limit = f"{'≥' if measurement.at_least else '≤'} {measurement.limit:g} {measurement.unit}"
    return f"{value:>12}  {limit:>14}  {'ok' if measurement.passed else 'BROKEN'}"


def _as_json(measured: Mapping[str, Measurement]) -> dict[str, object]:
    return {
        "machine": {"python": platform.python_version(), "processor": platform.machine(), "system": platform.system()},
        "measurements": {
            name: {
                "value": measurement.value,
                "unit": measurement.unit,
                "limit": measurement.limit,
                "at_least": measurement.at_least,
                "ratio": measurement.ratio,
                "passed": measurement.passed,
            }
            for name, measurement in measured.items()
        },
    }


if __name__ == "__main__":
    typer.run(main)
