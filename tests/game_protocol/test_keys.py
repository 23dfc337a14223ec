"""A machine's key, against the RFCs and against another library."""

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1
from cryptography.hazmat.primitives.asymmetric.ec import generate_private_key as generate_ec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    KeySerializationEncryption,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from hypothesis import given
from hypothesis import strategies as st

from game_protocol.keys import NoKey, SigningKey, is_signed

RFC_8032 = (
    # 7.1, tests 1 and 2: seed, public key, message, signature
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
)
RFC_8410_KEY = b"""-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC
-----END PRIVATE KEY-----
"""


@pytest.mark.parametrize(("seed", "public", "message", "signature"), RFC_8032)
def test_it_signs_as_the_rfc_says(seed: str, public: str, message: str, signature: str) -> None:
    key = SigningKey(bytes.fromhex(seed))
    assert key.public == public
    assert key.sign(bytes.fromhex(message)).hex() == signature
    assert is_signed(bytes.fromhex(message), bytes.fromhex(signature), public)


def test_the_rfcs_own_key_file_is_read_and_written() -> None:
    key = SigningKey.from_pem(RFC_8410_KEY)
    assert key.seed().hex() == "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842"
    assert key.pem() == RFC_8410_KEY
    assert SigningKey.from_pem(RFC_8410_KEY.replace(b"\n", b"\r\n")).public == key.public


@given(st.binary(max_size=200))
def test_another_library_reads_our_file_and_believes_our_signature(words: bytes) -> None:
    key = SigningKey.generate()
    theirs = load_pem_private_key(key.pem(), password=None)
    assert isinstance(theirs, Ed25519PrivateKey)
    assert theirs.sign(words) == key.sign(words)
    Ed25519PublicKey.from_public_bytes(bytes.fromhex(key.public)).verify(key.sign(words), words)


@given(st.binary(min_size=1, max_size=60), st.data())
def test_one_changed_bit_is_no_signature(words: bytes, data: st.DataObject) -> None:
    key = SigningKey.generate()
    signature = key.sign(words)
    bit = data.draw(st.integers(0, 8 * len(signature) - 1))
    changed = bytearray(signature)
    changed[bit // 8] ^= 1 << bit % 8
    assert not is_signed(words, bytes(changed), key.public)
    assert not is_signed(words + b"x", signature, key.public)
    assert not is_signed(words, signature, SigningKey.generate().public)


@pytest.mark.parametrize("signature", [b"", b"x" * 63, b"x" * 65])
@pytest.mark.parametrize("public", ["", "ab", "no hex", "00" * 32, "ff" * 32])
def test_what_is_no_signature_or_no_key_is_not_signed(signature: bytes, public: str) -> None:
    assert not is_signed(b"words", signature, public)
    assert not is_signed(b"words", b"\0" * 64, public)


UNLOCKED = NoEncryption()


def pem(key: object, locked: KeySerializationEncryption = UNLOCKED) -> bytes:
    words: bytes = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, locked)  # type: ignore[attr-defined]
    return words


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "not a private key"),
        (b"\n\n", "not a private key"),
        (b"not a key", "not a private key"),
        (RFC_8410_KEY[:60], "not a private key"),
        (RFC_8410_KEY.replace(b"MC4C", b"M*4C"), "not a private key"),
        (pem(Ed25519PrivateKey.generate(), BestAvailableEncryption(b"locked")), "not a private key"),
        (RFC_8410_KEY.replace(b"MC4C", b"MC4CMC4C"), "not an Ed25519 key"),
        (pem(generate_ec(SECP256R1())), "not an Ed25519 key"),
    ],
)
def test_a_file_that_is_no_key_is_refused_in_a_few_words(text: bytes, why: str) -> None:
    with pytest.raises(NoKey) as refused:
        SigningKey.from_pem(text)
    assert str(refused.value) == why
