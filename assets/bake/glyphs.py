#!/usr/bin/python3
"""Bakes assets/fonts: the interface font and the signed-distance glyph atlases.

Usage: glyphs.py FONT_DIR, which holds Debian's NotoSansCJK-Regular.ttc and NotoSansCJK-Bold.ttc
(package fonts-noto-cjk, folder /usr/share/fonts/opentype/noto).
"""
import json
import pathlib
import sys

import numpy as np
from fontTools import subset
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont
from scipy import ndimage

import checksums

OUT = pathlib.Path(__file__).resolve().parent.parent / "fonts"
SIMPLIFIED_CHINESE = 2  # face of the collections
FAMILY = "Taiji Sans"  # the licence keeps the original's name for the original
LEVELS_PER_TEXEL = 16
SPREAD = 8  # texels round each glyph's ink; the distance saturates there
FINE = 8  # samples a texel, each way

PIECES = [("army", "A", "陆"), ("navy", "N", "海"), ("air_force", "F", "空"),
          ("missile", "M", "弹"), ("submarine", "S", "潜"), ("carrier", "V", "航"),
          ("citizen", "C", "民"), ("hub", "H", "枢")]
PIECE_CELL, PIECE_EM, LETTER_EM = 128, 104, 134
LABEL_EM, LABEL_WIDTH = 48, 1024
LABELS = ("".join(map(chr, range(0x20, 0x7F))) + "°·×–—−′″…←↑→↓"
          + "东西南北" + "角亢氐房心尾箕斗牛女虚危室壁奎娄胃昴毕觜参井鬼柳星张翼轸宿"
          + "āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü" + "青龙玄武白虎朱雀" + "太极至尊位宫阴阳黑方中陆海空弹潜航民枢")


def read_characters():
    text = (OUT / "characters.txt").read_text(encoding="utf-8")
    return sorted(set(text) - {"\n"} | {" "})


def missing_from(font, characters):
    known = font.getBestCmap()
    return [character for character in characters if ord(character) not in known]


def bake_font(collection, weight, characters):
    font = TTFont(collection, fontNumber=SIMPLIFIED_CHINESE, recalcTimestamp=False)
    lacking = missing_from(font, characters)
    if lacking:
        sys.exit(f"glyphs.py: characters.txt: expected characters of {collection.name}, "
                 f"found {''.join(lacking)}")
    options = subset.Options()
    options.hinting = False
    options.desubroutinize = False
    options.layout_features = ["kern", "palt"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.name_languages = [0x409]
    options.glyph_names = False
    options.drop_tables += ["BASE", "GSUB", "VORG", "vhea", "vmtx"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=map(ord, characters))
    subsetter.subset(font)
    _rename(font, weight)
    font.save(OUT / f"taiji-sans-{weight.lower()}.otf")


def _rename(font, weight):
    short = f"{FAMILY.replace(' ', '')}-{weight}"
    full = f"{FAMILY} {weight}"
    names = {1: FAMILY, 2: weight, 3: short, 4: full, 6: short}
    for record in list(font["name"].names):
        if record.nameID in names:
            record.string = names[record.nameID]
    top = font["CFF "].cff
    top.fontNames = [short]
    top[0].FullName, top[0].FamilyName = full, FAMILY


def _ink(face, text):
    """Black ink at FINE samples a texel, with the offset of its corner from the pen's origin."""
    left, top, right, bottom = face.getbbox(text, anchor="ls")
    if right <= left or bottom <= top:
        return None, 0, 0
    picture = Image.new("L", (right - left + 2, bottom - top + 2), 0)
    ImageDraw.Draw(picture).text((1 - left, 1 - top), text, font=face, fill=255, anchor="ls")
    return np.asarray(picture) >= 128, left - 1, top - 1


def distance_field(ink, x, y, width, height):
    """8-bit field of `width` by `height` texels; the ink's corner lies at sample (x, y)."""
    field = np.zeros((height * FINE, width * FINE), dtype=bool)
    field[y:y + ink.shape[0], x:x + ink.shape[1]] = ink
    inside = ndimage.distance_transform_edt(field)
    outside = ndimage.distance_transform_edt(~field)
    distance = np.where(field, inside - 0.5, 0.5 - outside) / FINE
    middle = FINE // 2  # the texel's centre lies between four samples
    around = [distance[middle + dy::FINE, middle + dx::FINE] for dy in (-1, 0) for dx in (-1, 0)]
    levels = 128 + sum(around) / 4 * LEVELS_PER_TEXEL
    return np.clip(np.floor(levels + 0.5), 0, 255).astype(np.uint8)


def _write(picture, entries, name, header):
    Image.fromarray(picture).save(OUT / f"{name}.png", optimize=True)
    lines = ",\n".join("    " + json.dumps(entry, ensure_ascii=False) for entry in entries)
    head = "".join(f"  {json.dumps(key)}: {json.dumps(value)},\n" for key, value in header.items())
    (OUT / f"{name}.json").write_text(f'{{\n{head}  "glyphs": [\n{lines}\n  ]\n}}\n',
                                      encoding="utf-8")


def bake_pieces(bold):
    """Each glyph centred by its ink in a square cell: Chinese in the upper rows, letters below."""
    characters, letters = (ImageFont.truetype(str(bold), em * FINE, index=SIMPLIFIED_CHINESE)
                           for em in (PIECE_EM, LETTER_EM))
    atlas = np.zeros((4 * PIECE_CELL, 4 * PIECE_CELL), dtype=np.uint8)
    entries = []
    glyphs = [(piece, text) for piece, _, text in PIECES] + [(p, text) for p, text, _ in PIECES]
    for place, (piece, text) in enumerate(glyphs):
        ink, _, _ = _ink(letters if text.isascii() else characters, text)
        side = PIECE_CELL * FINE
        cell = distance_field(ink, (side - ink.shape[1]) // 2, (side - ink.shape[0]) // 2,
                              PIECE_CELL, PIECE_CELL)
        x, y = place % 4 * PIECE_CELL, place // 4 * PIECE_CELL
        atlas[y:y + PIECE_CELL, x:x + PIECE_CELL] = cell
        entries.append({"piece": piece, "text": text, "x": x, "y": y, "width": PIECE_CELL,
                        "height": PIECE_CELL})
    _write(atlas, entries, "piece-glyphs",
           {"levels_per_texel": LEVELS_PER_TEXEL, "cell_texels": PIECE_CELL})


def bake_labels(bold):
    """Packed in rows; bearings and advances in em, y upwards, for the padded rectangle."""
    face = ImageFont.truetype(str(bold), LABEL_EM * FINE, index=SIMPLIFIED_CHINESE)
    ascent, descent = face.getmetrics()
    fields = []
    for text in sorted(set(LABELS)):
        ink, left, top = _ink(face, text)
        advance = face.getlength(text) / (LABEL_EM * FINE)
        if ink is None:
            fields.append((text, np.zeros((0, 0), np.uint8), 0.0, 0.0, advance))
            continue
        # The padded corner on a whole texel, so that the bearing is exact.
        corner_x, corner_y = left // FINE - SPREAD, top // FINE - SPREAD
        x, y = left - corner_x * FINE, top - corner_y * FINE
        width = -(-(x + ink.shape[1]) // FINE) + SPREAD
        height = -(-(y + ink.shape[0]) // FINE) + SPREAD
        fields.append((text, distance_field(ink, x, y, width, height), corner_x / LABEL_EM,
                       -corner_y / LABEL_EM, advance))
    atlas, places = _pack([field for _, field, *_ in fields])
    entries = []
    for (text, field, left, top, advance), (x, y) in zip(fields, places):
        entries.append({"text": text, "x": x, "y": y, "width": field.shape[1],
                        "height": field.shape[0], "left_em": round(left, 5),
                        "top_em": round(top, 5), "advance_em": round(advance, 5)})
    _write(atlas, entries, "labels",
           {"levels_per_texel": LEVELS_PER_TEXEL, "em_texels": LABEL_EM,
            "ascent_em": round(ascent / LABEL_EM / FINE, 5),
            "descent_em": round(descent / LABEL_EM / FINE, 5)})


def _pack(fields):
    """Rows of falling height, one texel apart; returns the atlas and each field's corner."""
    order = sorted(range(len(fields)), key=lambda i: (-fields[i].shape[0], i))
    places, x, y, row = [(0, 0)] * len(fields), 0, 0, 0
    for index in order:
        height, width = fields[index].shape
        if width == 0:
            continue
        if x + width > LABEL_WIDTH:
            x, y, row = 0, y + row + 1, 0
        places[index] = (x, y)
        x, row = x + width + 1, max(row, height)
    total = -(-(y + row) // 64) * 64
    atlas = np.zeros((total, LABEL_WIDTH), dtype=np.uint8)
    for field, (left, top) in zip(fields, places):
        height, width = field.shape
        atlas[top:top + height, left:left + width] = field
    return atlas, places


def main():
    if len(sys.argv) != 2:
        sys.exit("glyphs.py: expected FONT_DIR")
    folder = pathlib.Path(sys.argv[1])
    for weight in ("Regular", "Bold"):
        bake_font(folder / f"NotoSansCJK-{weight}.ttc", weight, read_characters())
    bake_pieces(folder / "NotoSansCJK-Bold.ttc")
    bake_labels(folder / "NotoSansCJK-Bold.ttc")
    checksums.write()


if __name__ == "__main__":
    main()
