#!/usr/bin/python3
"""Finds dramatic games for assets/games: lets the engine play itself and ranks what comes out.

Usage: games.py ENGINE OUT.taiji [GAMES [NODES [SEED]]]

ENGINE is taiji-engine. Two of it play GAMES games (20) with NODES nodes a move (100000) from random
openings of ten plies; they differ in the size of their tables only, so that a pair is not one game
twice. All games are appended to OUT, and the decided ones of 40 to 92 plies are printed, the most
dramatic last, with what counted. Comments are written by hand, and each claim looked at with
`taiji --describe` and the evaluations in the record.
"""
import pathlib
import re
import subprocess
import sys

PLIES = range(40, 93)
# What a move is, and how much it counts.
WEIGHTS = {"depth strikes": 6, "missiles and launches that take": 3, "laden flights": 2,
           "submarines that take": 3, "takings": 1}


def play(engine, out, games, nodes, seed):
    subprocess.run([engine, "match", "--engine", f"{engine} option.Hash=64", "--engine",
                    f"{engine} option.Hash=8", "--games", str(games), "--nodes", str(nodes),
                    "--openings", "random:10", "--draw-after", str(PLIES[-1]), "--seed", str(seed),
                    "--out", str(out)], check=True)


def counts(game):
    moves = re.findall(r"\b(FA|FC|SM|[ANFMSVCH])([a-z0-9.]+)([-x+*])([a-z0-9.]+)", game)
    return {"depth strikes": sum(how == "*" for _, _, how, _ in moves),
            "missiles and launches that take": sum(u == "M" and how == "x" for u, _, how, _ in moves),
            "laden flights": sum(u in ("FA", "FC") for u, _, _, _ in moves),
            "submarines that take": sum(u in ("S", "SM") and how == "x" for u, _, how, _ in moves),
            "takings": sum(how in "x*" for _, _, how, _ in moves)}


def swing(game):
    """The largest change of the evaluation from one move to the next, units; a win counts 12."""
    values = [max(-12.0, min(12.0, float(text))) if "#" not in text else
              (-12.0 if "-" in text else 12.0) for text in re.findall(r"%eval ([^\]]+)\]", game)]
    return max((abs(b - a) for a, b in zip(values, values[1:])), default=0.0)


def main():
    if not 3 <= len(sys.argv) <= 6:
        print(__doc__, file=sys.stderr)
        return 2
    engine, out = sys.argv[1], pathlib.Path(sys.argv[2])
    games, nodes, seed = [int(a) for a in sys.argv[3:]] + [20, 100_000, 1][len(sys.argv) - 3:]
    play(engine, out, games, nodes, seed)
    found = []
    for number, game in enumerate(out.read_text("utf-8").split("[Event ")[1:], 1):
        plies = int(re.search(r'\[PlyCount "(\d+)"\]', game)[1])
        result = re.search(r'\[Result "([^"]+)"\]', game)[1]
        if result not in ("1-0", "0-1") or plies not in PLIES:
            continue
        said = counts(game)
        score = sum(WEIGHTS[name] * count for name, count in said.items()) + swing(game)
        found.append((score, f"game {number}: {score:.0f}, {result}, {plies} plies, swing "
                             f"{swing(game):.1f}, " + ", ".join(f"{n} {k}" for k, n in said.items() if n)))
    print("\n".join(line for _, line in sorted(found)) or "no decided game of that length")
    return 0


if __name__ == "__main__":
    sys.exit(main())
