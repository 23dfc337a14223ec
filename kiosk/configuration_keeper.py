"""Changes the station's configuration: the station does while it owns the files, the caretaker once they are locked."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Protocol

from ats_client.station.configuration import Configuration
from kiosk.device_choice import CannotWrite, DeviceChoice, write_choice
from kiosk.orders import LONGEST_BYTES, Answer, ForgetStation, Order, UseDevice, as_line

ANSWER_WITHIN_S = 20.0
"""The caretaker is a process that has to start first."""


class ConfigurationKeeper(Protocol):
    """Both ways raise `CannotWrite`. `by` is the technician's number, for the record."""

    def why_not(self) -> str:
        """Why nothing can be changed here; empty if it can."""

    async def use(self, choice: DeviceChoice, by: str) -> None: ...

    async def forget(self, by: str) -> None:
        """Deletes the configuration and the station's key."""


class UnlockedConfiguration:
    """On a workbench, or before the first restart after enrolment: the user who runs the station owns the files.

    The station's journal has the number of the technician who asked for a change.
    """

    def __init__(self, file: Path, key_file: Path) -> None:
        self._file = file
        self._key_file = key_file

    def why_not(self) -> str:
        return ""

    async def use(self, choice: DeviceChoice, by: str) -> None:
        await asyncio.to_thread(write_choice, self._file, choice)

    async def forget(self, by: str) -> None:
        for file in (self._key_file, self._file):
            try:
                file.unlink(missing_ok=True)
            except OSError as error:
                raise CannotWrite(f"{file}: {error.strerror}") from None


class LockedConfiguration:
    """On an installed machine: root owns the files, and the caretaker behind this socket changes them."""

    def __init__(self, caretaker: Path) -> None:
        self._caretaker = caretaker

    def why_not(self) -> str:
        if self._caretaker.is_socket():
            return ""
        return f"The configuration belongs to root, and {self._caretaker} is not there: run kiosk/install again."

    async def use(self, choice: DeviceChoice, by: str) -> None:
        await self._hand_over(
            UseDevice.from_values({"by": by, "device": choice.device, "protocol": choice.protocol, "port": choice.port})
        )

    async def forget(self, by: str) -> None:
        await self._hand_over(ForgetStation(by=by))

    async def _hand_over(self, order: Order) -> None:
        try:
            reader, writer = await asyncio.open_unix_connection(self._caretaker, limit=LONGEST_BYTES)
        except OSError as error:
            raise CannotWrite(f"the caretaker cannot be reached: {error.strerror or error}") from None
        try:
            async with asyncio.timeout(ANSWER_WITHIN_S):
                writer.write(as_line(order))
                await writer.drain()
                answer = Answer.from_json(await reader.readline())
        except (OSError, TimeoutError, ValueError):
            raise CannotWrite("the caretaker did not answer: nobody knows whether it was done") from None
        finally:
            writer.close()
        if not answer.done:
            raise CannotWrite(answer.why)


def keeper_of(configuration: Configuration, caretaker: Path) -> ConfigurationKeeper:
    """Chooses by the rights of this process."""
    if os.access(configuration.file.parent, os.W_OK):
        return UnlockedConfiguration(configuration.file, configuration.key_file)
    return LockedConfiguration(caretaker)
