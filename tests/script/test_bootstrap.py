"""`script/bootstrap` itself, in a checkout whose requirement is one package of a few bytes: whatever was left half done
is made whole by the next run, and what a person has to see to is one line."""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.script.tiny_backend import make_wheel

HOUSE = Path(__file__).parents[2]
NOBODY = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
INSTALLING = "Installing the requirements of run"
BUILT_BY_AN_OLD_PIP = {
    "docopt.egg-info/PKG-INFO": "Metadata-Version: 2.1\nName: docopt\nVersion: 1\n",
    "docopt.egg-info/SOURCES.txt": "setup.py\ndocopt.py\n",
}
"""As Debian 12's pip installs a package that has no wheel: the files it names are those of the source."""
PYPROJECT = '[build-system]\nrequires = []\nbuild-backend = "tiny_backend"\nbackend-path = ["."]\n'


class Checkout:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("script/bootstrap", "script/inventory.py", "kiosk/debian.sh"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(HOUSE / name, folder / name)
        shutil.copy(HOUSE / "tests/script/tiny_backend.py", folder)
        (folder / "pyproject.toml").write_text(PYPROJECT)
        wheel = make_wheel(folder, "chips", {"chips/__init__.py": "", "chips/stack.py": "", **BUILT_BY_AN_OLD_PIP})
        hashed = hashlib.sha256(wheel.read_bytes()).hexdigest()
        (folder / "requirements").mkdir()
        for role in ("tools", "build", "dev"):
            (folder / f"requirements/{role}.txt").write_text(f"chips==1 --hash=sha256:{hashed}\n")
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C",
            "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(folder),
        }  # fmt: skip

    def start(self, *before: str) -> subprocess.Popen[str]:
        """A run as from a terminal: a group of its own, which hears Ctrl-C even if this process does not."""
        return subprocess.Popen(
            [*before, str(self.folder / "script/bootstrap")], env=self.environment, stdin=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True, start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )  # fmt: skip

    def run(self, *before: str) -> tuple[int, list[str]]:
        with self.start(*before) as running:
            said = running.communicate()[1]
        return running.returncode, said.splitlines()

    def stop_at(self, line: str, by: signal.Signals) -> tuple[int, list[str]]:
        """Runs until it says this line, and stops it and all it has started."""
        with self.start() as running:
            assert running.stderr is not None
            while said := running.stderr.readline():
                if said.strip() == line:
                    break
            assert said, f"never said {line!r}"
            os.killpg(running.pid, by)
            rest = running.stderr.read()
        return running.returncode, rest.splitlines()

    @property
    def packages(self) -> Path:
        return next(self.folder.glob(".venv/lib/python3*/site-packages"))

    def keep(self) -> None:
        """Puts the environment as it is aside, for `restore`."""
        shutil.copytree(self.folder / ".venv", self.folder / "kept", symlinks=True)

    def restore(self) -> None:
        shutil.rmtree(self.folder / ".venv")
        shutil.copytree(self.folder / "kept", self.folder / ".venv", symlinks=True)

    def is_ready(self) -> bool:
        """Every package can be imported, and a further run finds nothing to do."""
        uses = [str(self.folder / ".venv/bin/python"), "-c", "import chips.stack, pip, tiny_backend"]
        return subprocess.run(uses, env=self.environment, check=False).returncode == 0 and self.run() == (0, [])


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """A folder that others may enter, as a checkout's is."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def ready(folder: Path) -> Checkout:
    """A checkout that was made ready once; whoever breaks it restores it."""
    (folder / "ready").mkdir()
    checkout = Checkout(folder / "ready")
    assert checkout.run() == (0, ["Making .venv", INSTALLING])
    checkout.keep()
    return checkout


@pytest.fixture
def bare(folder: Path, tmp_path: Path) -> Checkout:
    (folder / tmp_path.name).mkdir()
    return Checkout(folder / tmp_path.name)


def test_the_second_run_has_nothing_to_do_and_nothing_to_say(ready: Checkout) -> None:
    assert ready.is_ready()


def remove_python(checkout: Checkout) -> None:
    (checkout.folder / ".venv/bin/python").unlink()


def upgrade_away_the_python_it_links_to(checkout: Checkout) -> None:
    (checkout.folder / ".venv/bin/python").unlink()
    (checkout.folder / ".venv/bin/python").symlink_to("/usr/bin/python3.1")


def remove_pip(checkout: Checkout) -> None:
    shutil.rmtree(checkout.packages / "pip")


def remove_a_package(checkout: Checkout) -> None:
    shutil.rmtree(checkout.packages / "chips")


def remove_a_package_and_what_is_known_of_it(checkout: Checkout) -> None:
    shutil.rmtree(checkout.packages / "chips")
    shutil.rmtree(checkout.packages / "chips-1.dist-info")


def remove_what_makes_it_an_environment(checkout: Checkout) -> None:
    (checkout.folder / ".venv/pyvenv.cfg").unlink()


def make_it_of_another_python(checkout: Checkout) -> None:
    inventory = checkout.folder / ".venv/inventory"
    python = f"Python {sys.version_info.major}.{sys.version_info.minor} in"
    assert python in inventory.read_text()
    inventory.write_text(inventory.read_text().replace(python, "Python 3.1 in"))
    checkout.packages.parent.rename(checkout.packages.parents[1] / "python3.1")


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (remove_python, "its python is gone"),
        (upgrade_away_the_python_it_links_to, "its python is gone"),
        (remove_pip, "files of pip are gone"),
        (remove_a_package, "files of chips are gone"),
        (remove_a_package_and_what_is_known_of_it, "chips is gone"),
        (remove_what_makes_it_an_environment, "ats is gone"),
        (make_it_of_another_python, "it was made by Python 3.1 in {folder}"),
    ],
)
def test_a_broken_environment_is_made_anew(ready: Checkout, damage: Callable[[Checkout], None], says: str) -> None:
    damage(ready)
    ready.stop_at(f"Making .venv anew: {says.format(folder=ready.folder)}", signal.SIGKILL)
    ready.restore()


def test_a_checkout_that_was_moved_gets_an_environment_of_its_own(ready: Checkout, folder: Path) -> None:
    before = ready.folder
    ready.folder = before.rename(folder / "moved")
    python = f"Python {sys.version_info.major}.{sys.version_info.minor}"
    ready.stop_at(f"Making .venv anew: it was made by {python} in {before}", signal.SIGKILL)
    ready.folder = ready.folder.rename(before)
    ready.restore()


def test_packages_that_somebody_added_are_left_alone(ready: Checkout) -> None:
    make_wheel(ready.folder, "dice", {"dice.py": ""})
    pip = [str(ready.folder / ".venv/bin/python"), "-m", "pip", "install", "--quiet", "dice"]
    subprocess.run(pip, env=ready.environment, check=True)
    assert ready.is_ready()
    assert (ready.packages / "dice.py").exists()
    ready.restore()


def test_other_requirements_are_installed_into_the_environment_that_is_there(ready: Checkout) -> None:
    with (ready.folder / "pyproject.toml").open("a") as project:
        project.write("# changed\n")
    assert ready.run() == (0, [INSTALLING])
    assert ready.is_ready()


def test_control_c_while_the_environment_is_made_is_one_line_and_the_next_run_repairs(bare: Checkout) -> None:
    code, said = bare.stop_at("Making .venv", signal.SIGINT)
    assert code == 130
    assert said[-1] == "script/bootstrap: stopped in the middle; the next run repairs what is half done"
    assert bare.run() == (0, ["Making .venv anew: the last run was stopped", INSTALLING])
    assert bare.is_ready()


def test_what_a_run_that_was_killed_while_pip_installed_left_is_repaired(ready: Checkout) -> None:
    (ready.folder / ".venv/installed-tools").unlink()
    assert ready.stop_at(INSTALLING, signal.SIGKILL)[0] == -signal.SIGKILL
    ready.stop_at("Making .venv anew: the last run was stopped", signal.SIGKILL)
    ready.restore()


def test_a_folder_that_is_not_ones_own_is_one_line(bare: Checkout) -> None:
    bare.folder.chmod(0o555)
    code, said = bare.run(*(NOBODY if os.geteuid() == 0 else []))
    assert code == 1
    assert len(said) == 1
    assert said[0].endswith(f"may not write in {bare.folder}; clone it where you may, or make the folder yours")
    bare.folder.chmod(0o755)


def test_a_package_index_that_has_not_got_it_is_one_line(ready: Checkout) -> None:
    (ready.folder / ".venv/installed-tools").unlink()
    shutil.rmtree(ready.packages / "chips-1.dist-info")
    (ready.folder / ".venv/inventory").unlink()
    wheel = next(ready.folder.glob("chips*.whl"))
    away = wheel.rename(wheel.with_suffix(".away"))
    code, said = ready.run()
    away.rename(wheel)
    ready.restore()
    assert (code, said[0], len(said)) == (1, INSTALLING, 2)
    assert said[1].startswith("script/bootstrap: pip could not install them: ERROR: Could not find a version")


def want_another_debian_package(checkout: Checkout) -> None:
    with (checkout.folder / "kiosk/debian.sh").open("a") as lists:
        lists.write('fonts="$fonts fonts-of-nobody"\n')


def test_a_mirror_out_of_reach_is_one_line(bare: Checkout) -> None:
    want_another_debian_package(bare)
    (bare.folder / "lists/partial").mkdir(parents=True)
    (bare.folder / "sources").write_text("deb [trusted=yes] http://127.0.0.1:9/debian stable main\n")
    (bare.folder / "apt.conf").write_text(
        f'Dir::Etc::sourcelist "{bare.folder}/sources"; Dir::Etc::sourceparts "-"; APT::Sandbox::User "root";\n'
        f'Dir::State::lists "{bare.folder}/lists"; Acquire::Retries "0"; Debug::NoLocking "true";\n'
    )
    bare.environment["APT_CONFIG"] = str(bare.folder / "apt.conf")
    code, said = bare.run(*([] if os.geteuid() == 0 else ["unshare", "--map-root-user"]))
    assert (code, len(said), said[0]) == (1, 2, "Installing from Debian: fonts-of-nobody ")
    assert said[1].startswith("script/bootstrap: apt could not install them: W: Failed to fetch http://127.0.0.1:9/")
    assert not (bare.folder / ".venv").exists()


def test_without_root_and_sudo_the_line_says_what_to_run(bare: Checkout) -> None:
    want_another_debian_package(bare)
    tools = bare.folder / "tools"
    tools.mkdir()
    for folder in reversed(os.get_exec_path()):
        for tool in Path(folder).glob("*"):
            if tool.name != "sudo":
                (tools / tool.name).unlink(missing_ok=True)
                (tools / tool.name).symlink_to(tool)
    bare.environment["PATH"] = str(tools)
    assert bare.run(*(NOBODY if os.geteuid() == 0 else [])) == (
        1,
        [
            "script/bootstrap: Debian packages are missing; as root, run: "
            "apt-get update && apt-get install --no-install-recommends fonts-of-nobody "
        ],
    )
