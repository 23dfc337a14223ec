"""Debian's packages for a screen: the lists hold every library that Qt is linked with, whatever else a machine has."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import PySide6

HOUSE = Path(__file__).parents[2]
QT = Path(PySide6.__file__).parent
MODULES = ("Core", "Gui", "Qml", "Quick", "Network", "Multimedia", "Test")
PLUGINS = ("xcbglintegrations", "multimedia", "imageformats", "iconengines", "tls", "platforminputcontexts")
PLATFORMS = ("libqxcb.so", "libqwayland.so", "libqoffscreen.so")


def lists(*names: str) -> set[str]:
    shell = f". {HOUSE}/kiosk/debian.sh; echo " + " ".join(f"${name}" for name in names)
    return set(subprocess.run(["sh", "-euc", shell], check=True, capture_output=True, text=True).stdout.split())


def asked(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def linked(files: list[Path]) -> set[str]:
    """The machine's own libraries that these files of Qt are linked with, and those in turn."""
    said = asked("ldd", *(str(file) for file in files))
    assert "not found" not in said
    return {path for path in re.findall(r"=> (/\S+) ", said) if "site-packages" not in path}


def packages_of(libraries: set[str]) -> set[str]:
    # A library in /lib may be listed as one in /usr/lib, which is the same folder.
    places = {place for path in libraries for place in (path, str(Path(path).resolve()))}
    places |= {place.removeprefix("/usr") for place in places} | {f"/usr{p}" for p in places if p.startswith("/lib")}
    done = subprocess.run(["dpkg-query", "-S", *places], check=False, capture_output=True, text=True).stdout
    return {line.split(":")[0] for line in done.splitlines()}


def with_all_they_depend_on(names: set[str]) -> set[str]:
    """Packages that are there wherever these are installed; of alternatives, the one that is here."""
    said = asked("dpkg-query", "-W", "-f", "${Package}\t${Essential}\t${Provides}\t${Pre-Depends},${Depends}\n")
    rows = [line.split("\t") for line in said.splitlines()]
    providers = {
        word: package
        for package, _, provides, _ in rows
        for word in [package, *re.findall(r"(?:^|, )([^ ,(]+)", provides)]
    }
    needs = {package: re.findall(r"[^ ,|(]+(?=[ ,|(:]|$)", depends) for package, _, _, depends in rows}
    todo = [*names, *(package for package, essential, _, _ in rows if essential == "yes")]
    found: set[str] = set()
    while todo:
        package = providers.get(todo.pop().split(":")[0])
        if package is not None and package not in found:
            found.add(package)
            todo += needs[package]
    return found


def test_every_library_that_qt_is_linked_with_comes_with_a_listed_package() -> None:
    files = [QT / f"Qt{module}.abi3.so" for module in MODULES]
    files += [file for folder in PLUGINS for file in (QT / "Qt/plugins" / folder).glob("*.so")]
    files += [QT / "Qt/plugins/platforms" / file for file in PLATFORMS]
    packages = packages_of(linked(files))
    assert {"libegl1", "libgssapi-krb5-2", "libxcb-cursor0", "libwayland-cursor0"} <= packages
    assert packages - with_all_they_depend_on(lists("qt", "qt_x11", "qt_wayland")) == set()


def test_a_station_under_its_compositor_needs_no_package_of_x11() -> None:
    files = [QT / f"Qt{module}.abi3.so" for module in MODULES] + [QT / "Qt/plugins/platforms/libqwayland.so"]
    assert packages_of(linked(files)) - with_all_they_depend_on(lists("qt", "qt_wayland")) == set()


def test_a_library_that_is_not_listed_would_be_noticed() -> None:
    qt = lists("qt") - {"libgssapi-krb5-2"}
    assert "libgssapi-krb5-2" not in with_all_they_depend_on(qt)


def missing(*packages: str) -> str:
    shell = f'. {HOUSE}/kiosk/debian.sh; missing_packages "$@"'
    return asked("sh", "-euc", shell, "sh", *packages)


def test_only_what_is_not_installed_is_missing() -> None:
    assert missing("dpkg", "no-such-package", "bash") == "no-such-package "


def test_a_package_that_another_one_provides_is_not_missing() -> None:
    assert missing("awk") == ""  # mawk or gawk provides it, as libglib2.0-0t64 does libglib2.0-0 on Debian 13
