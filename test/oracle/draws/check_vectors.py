"""Compares verify_draws.py with the test vectors of docs/draw.md.

Use: python3 test/oracle/draws/check_vectors.py
"""
import json
import pathlib
import re
import sys

import verify_draws

PAGE = pathlib.Path(__file__).parents[3] / "docs" / "draw.md"


def comparisons(page):
    """What is compared, what the page says, and what the program says."""
    blocks = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL)]
    permutations, sources, integers, draws, *games = blocks
    for entry in permutations:
        yield "permutation", entry["after"], hexed(permuted([int(word, 16) for word in entry["before"]]))
    for entry in sources:
        seed, event = entry["seed"], entry["event"]
        yield "absorbed", entry["absorbed"], hexed(verify_draws.words_to_absorb(seed, event))
        source = verify_draws.Source(seed, event)
        yield "words", entry["words"], hexed([source.next() for _ in entry["words"]])
    for entry in integers:
        source = verify_draws.Source(entry["seed"], entry["event"])
        yield "integers", entry["integers"], [source.below(entry["n"]) for _ in entry["integers"]]
    rank = {tile: place for place, tile in enumerate("ABC?")}
    for entry in draws:
        drawn = verify_draws.draw(entry["seed"], entry["event"], entry["bag"], entry["count"], rank)
        yield "draw", entry["drawn"], drawn
    for game in games:
        yield "game", [], verify_draws.verify(game)


def permuted(words):
    verify_draws.permute(words)
    return words


def hexed(words):
    return [f"0x{word:08x}" for word in words]


def main():
    found = list(comparisons(PAGE.read_text(encoding="utf-8")))
    wrong = [one for one in found if one[1] != one[2]]
    for what, expected, says in wrong:
        print(f"{what}: the page says {expected}, the program {says}")
    print(f"{len(found)} comparisons, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
