"""The one item in an acceptor's path, and what follows from each sign of it: this table decides about money.

The rows are the recovery rules of the hardware facts (2.9, 3.6, 4.1), the same for every protocol. Each protocol
only says which of its bytes is which evidence.
"""

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType

from ats_client.devices.note_acceptor.interface import Stage


class Evidence(Enum):
    """A sign from the device about the item in its path."""

    CREDIT_POINT = auto()  # ID-003 VEND VALID, SSP EE, D1 or E2, CCNET 81: it is in the cash box
    GIVEN_BACK = auto()  # returning, rejecting, returned
    PATH_EMPTY = auto()  # the device is idle and has not said where the item went
    PAST_THE_LEVER = auto()  # found in the stacker at power-up, and no credit point came before it was idle


class Conclusion(Enum):
    """The consequence for the money."""

    CREDIT = auto()  # book it, then acknowledge
    REPEAT = auto()  # booked before, but the acknowledgement was lost: acknowledge again
    CLOSE = auto()  # booked and done
    RETURNED = auto()  # it never became ours
    DISPUTE = auto()  # cannot be known
    BY_SETTING = auto()  # cannot be known; the operator chose an attendant or the journal for this case
    ORPHAN = auto()  # a credit for nothing we know of: record it, then acknowledge; never guess an amount
    NOTHING = auto()


CONCLUSIONS: Mapping[tuple[Stage | None, Evidence], Conclusion] = MappingProxyType(
    {
        (None, Evidence.CREDIT_POINT): Conclusion.ORPHAN,
        (None, Evidence.GIVEN_BACK): Conclusion.NOTHING,
        (None, Evidence.PATH_EMPTY): Conclusion.NOTHING,
        (None, Evidence.PAST_THE_LEVER): Conclusion.DISPUTE,
        # Not accepted yet. If it was stacked all the same, it is ours and its value is known: rule 2.
        (Stage.ESCROWED, Evidence.CREDIT_POINT): Conclusion.CREDIT,
        (Stage.ESCROWED, Evidence.GIVEN_BACK): Conclusion.RETURNED,
        (Stage.ESCROWED, Evidence.PATH_EMPTY): Conclusion.RETURNED,
        (Stage.ESCROWED, Evidence.PAST_THE_LEVER): Conclusion.DISPUTE,
        # We cannot tell whether the command to stack reached the device.
        (Stage.STACKING, Evidence.CREDIT_POINT): Conclusion.CREDIT,
        (Stage.STACKING, Evidence.GIVEN_BACK): Conclusion.RETURNED,
        (Stage.STACKING, Evidence.PATH_EMPTY): Conclusion.DISPUTE,
        (Stage.STACKING, Evidence.PAST_THE_LEVER): Conclusion.BY_SETTING,
        # Booked. The booking stands, no matter what we see later.
        (Stage.CREDITED, Evidence.CREDIT_POINT): Conclusion.REPEAT,
        (Stage.CREDITED, Evidence.GIVEN_BACK): Conclusion.CLOSE,
        (Stage.CREDITED, Evidence.PATH_EMPTY): Conclusion.CLOSE,
        (Stage.CREDITED, Evidence.PAST_THE_LEVER): Conclusion.CLOSE,
    }
)
