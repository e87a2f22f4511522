#!/usr/bin/env python3
"""Checks the dice of finished games: python3 docs/verify.py FILE...

Written apart from the rest of the house, from docs/FAIRNESS.md alone, and with nothing but Python's
own library. It recomputes every draw of a record from the key, the contributions and the moves. What
the rules say of the moves it does not know: that is checked by ./loggia lab verify.
"""
import hashlib
import hmac
import json
import re
import struct
import sys


class Refused(Exception):
    """The dice of this record are not proved."""


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def rotated(x, n):
    return (x << n | x >> 32 - n) & 0xFFFFFFFF


def quarter_round(s, a, b, c, d):
    for n in (16, 12, 8, 7):
        s[a] = (s[a] + s[b]) & 0xFFFFFFFF
        s[d] = rotated(s[d] ^ s[a], n)
        a, b, c, d = c, d, a, b


def words(key):
    """The stream of ChaCha20 (RFC 8439) as 32-bit words: nonce 0, counting blocks from 0."""
    block = 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key), block, 0, 0, 0]
        s = list(start)
        for _ in range(10):
            for i in range(4):
                quarter_round(s, i, 4 + i, 8 + i, 12 + i)
            for i in range(4):
                quarter_round(s, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
        yield from ((x + y) & 0xFFFFFFFF for x, y in zip(s, start))
        block += 1


def luck(seed, past, move):
    """Draws below any bound, for this move after this past."""
    stream = words(hmac.new(seed, f"{past}\n{move}".encode("utf-8"), hashlib.sha256).digest())

    def below(bound):
        while bound > 1:
            word = next(stream)
            if word < 2**32 // bound * bound:
                return word % bound
        return 0

    return below


def seating(seats, below):
    order = list(range(seats))
    for last in range(seats - 1, 0, -1):
        other = below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def verify(record):
    proof = record.get("proof")
    if not proof:
        raise Refused("there is no proof of its dice in this record")
    key, contributions = proof["key"], proof["contributions"]
    if not re.fullmatch("[0-9a-f]{64}", key) or sha256(key) != proof["commitment"]:
        raise Refused("the key is not the one that was committed to")
    if len(contributions) != record["setup"]["seats"] or not all(
        re.fullmatch("[0-9a-f]{32}|bot|none", each) for each in contributions
    ):
        raise Refused("the contributions do not fit the seats")
    seed = hmac.new(bytes.fromhex(key), "\n".join(contributions).encode("utf-8"), hashlib.sha256).digest()
    setup = json.dumps(record["setup"], ensure_ascii=False, separators=(",", ":"))
    past = sha256(f"{record['game']}\n{record['revision']}\n{setup}")
    if proof.get("seating") not in (None, seating(len(contributions), luck(seed, past, "seats"))):
        raise Refused("key and contributions seat the players otherwise")
    for ply, entry in enumerate(record["entries"]):
        below = luck(seed, past, entry["move"])
        for draw in entry["draws"].split():
            bound, value = map(int, draw.split(":"))
            if below(bound) != value:
                raise Refused(f"key and contributions give other luck at move {ply}")
        past = sha256(f"{past}\n{entry['move']}\n{entry['draws']}")
    if past != proof["past"]:
        raise Refused("something in this record was changed")


def main(files):
    refused = 0
    for name in files:
        try:
            with open(name, encoding="utf-8") as file:
                verify(json.load(file))
            print(f"{name}: proved")
        except (Refused, OSError, ValueError, KeyError, TypeError) as why:
            print(f"{name}: not proved: {why}")
            refused += 1
    return 1 if refused or not files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
