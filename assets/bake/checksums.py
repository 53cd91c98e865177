"""Writes assets/checksums.txt, which the program's --doctor reads."""
import hashlib
import pathlib

ASSETS = pathlib.Path(__file__).resolve().parent.parent
_BAKED_FOLDERS = ("earth", "sky", "fonts", "models")
_SUFFIXES = (".jpg", ".png", ".bin", ".json", ".ttf", ".otf", ".glb")


def write():
    lines = []
    for folder in _BAKED_FOLDERS:
        for path in sorted((ASSETS / folder).glob("*")):
            if path.suffix in _SUFFIXES:
                digest = hashlib.sha256(path.read_bytes()).hexdigest()
                lines.append(f"{digest}  {path.relative_to(ASSETS).as_posix()}\n")
    (ASSETS / "checksums.txt").write_text("".join(lines), encoding="utf-8")
