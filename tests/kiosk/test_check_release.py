"""The checker that is no part of what it checks: a file that needs Debian's Python and openssl, and nothing of ours."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game_protocol.keys import SigningKey
from kiosk.check_release import Manifest, scan
from kiosk.manifest import sign

CHECKER = Path(__file__).parents[2] / "kiosk/check_release.py"
KEY = SigningKey.generate()


@pytest.fixture
def release(tmp_path: Path) -> Path:
    root = tmp_path / "0.1.0"
    (root / "bin").mkdir(parents=True)
    (root / "bin/python").symlink_to("/usr/bin/python3")
    (root / "money.py").write_bytes(b"cents = 100\n")
    (tmp_path / "manifest").write_bytes(sign(Manifest("0.1.0", scan(root)), KEY))
    (tmp_path / "key").write_text(f"{KEY.public}\n")
    return root


def check(release: Path) -> subprocess.CompletedProcess[str]:
    """As `kiosk/install` does it: a copy, far from the rest of the program, by a Python without our packages."""
    folder = release.parent
    shutil.copy(CHECKER, folder / "check-release")
    asked = [sys.executable, "-I", "-S", str(folder / "check-release"), str(release), "manifest", "key"]
    return subprocess.run(asked, cwd=folder, capture_output=True, text=True, check=False)


def test_a_release_as_it_was_signed_passes(release: Path) -> None:
    done = check(release)
    assert (done.returncode, done.stdout, done.stderr) == (0, "2 files checked: as released\n", "")


def test_a_changed_a_missing_and_an_extra_file_are_named(release: Path) -> None:
    (release / "money.py").write_bytes(b"cents = 101\n")
    (release / "bin/python").unlink()
    (release / "more.py").touch()
    done = check(release)
    assert done.returncode == 1
    assert done.stdout.splitlines()[:-1] == ["differs: money.py", "missing: bin/python", "extra: more.py"]


def test_a_checker_in_the_release_that_says_all_is_well_is_not_asked(release: Path) -> None:
    """It was: `$release/bin/python -m kiosk.manifest verify`."""
    (release / "kiosk").mkdir()
    (release / "kiosk/manifest.py").write_text("print('as released')")
    (release / "kiosk/check_release.py").write_text("print('as released')")
    assert check(release).returncode == 1


@pytest.mark.parametrize("missing", ["key", "manifest"])
def test_without_a_key_or_a_manifest_nothing_passes(release: Path, missing: str) -> None:
    (release.parent / missing).unlink()
    done = check(release)
    assert done.returncode == 2
    assert f"{missing}: cannot be read" in done.stderr


@pytest.mark.parametrize("content", ["", "zz", pytest.param(SigningKey.generate().public, id="another")])
def test_another_key_does_not_pass(release: Path, content: str) -> None:
    (release.parent / "key").write_text(content)
    assert check(release).returncode == 2


def test_a_manifest_that_was_changed_after_it_was_signed_does_not_pass(release: Path) -> None:
    file = release.parent / "manifest"
    file.write_bytes(file.read_bytes().replace(b"money.py", b"honey.py"))
    assert "signature does not fit" in check(release).stderr


def test_a_manifest_without_a_signature_does_not_pass(release: Path) -> None:
    file = release.parent / "manifest"
    file.write_bytes(file.read_bytes().rpartition(b"signature")[0])
    assert check(release).returncode == 2
