"""What all tests share: how hypothesis searches, and that an error nobody expected in a log fails the test."""

import gc
import logging
import os
from collections.abc import Generator, Iterator

import pytest
from hypothesis import settings

# No deadline: a busy machine is not a bug. On the integration machine the same examples each time.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


@pytest.fixture(autouse=True, scope="session")
def data_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The keys of a server on PostgreSQL lie in its user's data: a test's are not a person's."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Collects what a test with Qt leaves on Qt's thread, as the stage does (`screen_kit.qml.collector`).

    A fixture would come too early: the test's own arguments are let go after the last one.
    """
    if "qapp" not in getattr(item, "fixturenames", ()):
        return (yield)
    gc.disable()
    gc.freeze()  # only what this test makes is looked through afterwards
    try:
        return (yield)
    finally:
        gc.collect()
        gc.unfreeze()
        gc.enable()


@pytest.fixture(autouse=True)
def no_unexpected_error_logs(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A test that expects an error asserts it in `caplog.records` and then calls `caplog.clear()`."""
    yield
    unexpected = [
        f"{record.name}: {record.getMessage()}"
        for phase in ("setup", "call")
        for record in caplog.get_records(phase)
        if record.levelno >= logging.ERROR
    ]
    assert not unexpected, unexpected
