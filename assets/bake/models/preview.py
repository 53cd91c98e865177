#!/usr/bin/python3
"""Draws every model as it will stand on its disc, both sides, both levels, at 400 and 40 pixels, and its
outline, onto one sheet. Usage: preview.py OUT.png [NAME...]. Needs python3-numpy and python3-pil."""
import json
import pathlib
import struct
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from shapes import rotation

MODELS = pathlib.Path(__file__).resolve().parents[2] / 'models'
NAMES = ('army', 'navy', 'air_force', 'missile', 'submarine', 'carrier', 'citizen', 'hub', 'FA', 'FC', 'SM')
CHARACTERS = dict(zip(NAMES, '陆海空弹潜航民枢空空潜'))
TYPES = {5126: ('<f4', 1.0), 5123: ('<u2', 65535.0), 5121: ('u1', 255.0)}
WIDTH = dict(SCALAR=1, VEC3=3, VEC4=4)


def load(name, with_nodes=True):
    """({'lod0_body': arrays}, {'unit': (at, scale)}, {'body': rgb})"""
    blob = (MODELS / f'{name}.glb').read_bytes()
    size, = struct.unpack_from('<I', blob, 12)
    document, data = json.loads(blob[20:20 + size]), blob[28 + size:]

    def array(i):
        a = document['accessors'][i]
        kind, unit = TYPES[a['componentType']]
        n = a['count'] * WIDTH[a['type']]
        v = np.frombuffer(data, kind, n, document['bufferViews'][a['bufferView']]['byteOffset'])
        v = v.reshape(a['count'], -1)
        return v / unit if a.get('normalized') else v

    meshes, attach = {}, {}
    for node in document['nodes']:
        if 'mesh' in node:
            p = document['meshes'][node['mesh']]['primitives'][0]
            at = p['attributes']
            turn, move = np.eye(3), np.zeros(3)
            if with_nodes and 'rotation' in node:
                turn = rotation('y', np.degrees(2 * np.arcsin(node['rotation'][0])))
                move = np.array(node['translation'])[[2, 0, 1]]
            meshes[node['name']] = dict(
                v=array(at['POSITION'])[:, [2, 0, 1]] @ turn.T + move, n=array(at['NORMAL'])[:, [2, 0, 1]] @ turn.T,
                is_base=node['name'].endswith('base'), colour=array(at['COLOR_0']), params=array(at['COLOR_1']), f=array(p['indices']).reshape(-1, 3))
        else:
            t = node['translation']
            attach[node['name'][7:]] = (np.array([t[2], t[0], t[1]]), node['scale'][0])
    colours = {m['name']: np.array(m['pbrMetallicRoughness']['baseColorFactor'][:3]) for m in document['materials']}
    return meshes, attach, colours


def place(mesh, at=(0, 0, 0), scale=1.0, yaw=0.0):
    c, s = np.cos(np.radians(yaw)), np.sin(np.radians(yaw))
    r = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    return dict(mesh, v=mesh['v'] @ r.T * scale + at, n=mesh['n'] @ r.T)


def piece(name, side, level, near=True):
    """All meshes of a piece, the face's frame, the side's colours."""
    disc, layout, colours = load(f'disc_{side}')
    scene = [disc[f'lod{level}_base']]
    if near:
        at, scale = layout['unit']
        yaw = 0 if side == 'west' else 180
        own = {'FA': 'air_force', 'FC': 'air_force', 'SM': 'submarine'}.get(name, name)
        parts, attach, _ = load(own)
        scene += [place(m, at, scale, yaw) for k, m in parts.items() if k.startswith(f'lod{level}')]
        if name in ('FA', 'FC'):
            p, s = attach['passenger']
            cargo = load('army' if name == 'FA' else 'citizen')[0]
            scene.append(place(place(cargo[f'lod{level}_body'], p, s), at, scale, yaw))
        if name == 'SM':
            p, s = attach['rocket']
            cargo = load('missile', with_nodes=False)[0]
            scene.append(place(place(cargo[f'lod{level}_payload'], p, s), at, scale, yaw))
    return scene, layout['character_near' if near else 'character_far'], colours


def rasterise(scene, size, elevation, span=2.5, centre=(0, .05, .38)):
    """G-buffer: normal, colour, params, world position, mask."""
    e = np.radians(elevation)
    back = np.array([0, -np.cos(e), np.sin(e)])
    right = np.array([1.0, 0, 0])
    up = np.cross(back, right)
    eye = np.array(centre) + back * 9
    depth = np.full((size, size), np.inf)
    buffers = np.zeros((size, size, 3 + 4 + 4 + 3))
    for m in scene:
        d = m['v'] - eye
        z = -(d @ back)
        x = (d @ right) / z * 9 / span * size + size / 2
        y = size / 2 - (d @ up) / z * 9 / span * size
        rows = np.column_stack([m['n'], m['colour'], m['params'], m['v']])
        for t in m['f']:
            tx, ty, tz = x[t], y[t], z[t]
            area = (tx[1] - tx[0]) * (ty[2] - ty[0]) - (tx[2] - tx[0]) * (ty[1] - ty[0])
            if area >= -1e-9:
                continue
            x0, x1 = max(0, int(tx.min())), min(size, int(tx.max()) + 2)
            y0, y1 = max(0, int(ty.min())), min(size, int(ty.max()) + 2)
            if x0 >= x1 or y0 >= y1:
                continue
            px, py = np.meshgrid(np.arange(x0, x1) + .5, np.arange(y0, y1) + .5)
            b1 = ((px - tx[0]) * (ty[2] - ty[0]) - (tx[2] - tx[0]) * (py - ty[0])) / area
            b2 = ((tx[1] - tx[0]) * (py - ty[0]) - (px - tx[0]) * (ty[1] - ty[0])) / area
            b0 = 1 - b1 - b2
            zz = b0 * tz[0] + b1 * tz[1] + b2 * tz[2]
            hit = (b0 >= 0) & (b1 >= 0) & (b2 >= 0) & (zz < depth[y0:y1, x0:x1])
            if hit.any():
                depth[y0:y1, x0:x1][hit] = zz[hit]
                buffers[y0:y1, x0:x1][hit] = (b0[hit, None] * rows[t[0]] + b1[hit, None] * rows[t[1]] +
                                              b2[hit, None] * rows[t[2]])
    return buffers, np.isfinite(depth), eye


def character_mask(text, points, frame, pixels=256):
    """Ink 0..1 at points on the disc's face."""
    try:
        font = ImageFont.truetype('/usr/share/fonts/truetype/wqy/wqy-microhei.ttc', pixels)
    except OSError:
        return np.zeros(len(points))
    image = Image.new('L', (pixels, pixels))
    ImageDraw.Draw(image).text((pixels / 2, pixels / 2), text, 255, font, anchor='mm')
    at, half = frame
    u = (points[:, 0] - at[0]) / half * .5 + .5
    v = .5 - (points[:, 1] - at[1]) / half * .5
    inside = (u >= 0) & (u < 1) & (v >= 0) & (v < 1) & (np.abs(points[:, 2] - at[2]) < .012)
    ink = np.zeros(len(points))
    ink[inside] = np.asarray(image)[(v[inside] * pixels).astype(int), (u[inside] * pixels).astype(int)] / 255
    return ink


def shade(buffers, mask, eye, colours, text, frame, side):
    b = buffers[mask]
    n = b[:, :3] / np.linalg.norm(b[:, :3], axis=1)[:, None]
    rgb, ao, (tint, rough, metal, glow), p = b[:, 3:6], b[:, 6:7], b[:, 7:11].T[..., None], b[:, 11:14]
    factor = np.where(tint > .75, colours['body'], np.where(tint > .25, colours['trim'], 1.0))
    rgb = rgb * factor
    ink = (character_mask(text, p, frame) * (n[:, 2] > .95))[:, None]
    rgb = rgb * (1 - ink) + ink * (np.array([.03, .025, .02]) if side == 'west' else np.array([.75, .55, .25]))
    view = eye - p
    view /= np.linalg.norm(view, axis=1)[:, None]
    out = np.zeros_like(rgb)
    up = (n[:, 2:] * .5 + .5)
    out += rgb * (1 - metal) * ao * (np.array([.10, .09, .08]) * (1 - up) + np.array([.30, .36, .45]) * up)
    f0 = .04 * (1 - metal) + rgb * metal
    for direction, power in (((-.5, -.35, .8), (2.1, 2.0, 1.8)), ((.8, .5, .35), (.45, .55, .8)),
                             ((.1, -.9, .3), (.35, .33, .3))):
        l = np.array(direction) / np.linalg.norm(direction)
        h = view + l
        h /= np.linalg.norm(h, axis=1)[:, None]
        nl = np.clip(n @ l, 0, 1)[:, None]
        nh = np.clip((n * h).sum(1), 0, 1)[:, None]
        a2 = np.maximum(rough, .12)**4
        d = a2 / (np.pi * (nh * nh * (a2 - 1) + 1)**2)
        fresnel = f0 + (1 - f0) * (1 - np.clip((view * h).sum(1), 0, 1)[:, None])**5
        out += (rgb * (1 - metal) / np.pi + d * fresnel * .25) * nl * power * 1.6 * np.sqrt(ao)
    r = 2 * (n * view).sum(1)[:, None] * n - view
    sky = np.clip(r[:, 2:] * .5 + .5, 0, 1)**2
    fres = f0 + (1 - f0) * (1 - np.clip((n * view).sum(1), 0, 1)[:, None])**5 * (1 - rough)
    out += fres * ao * (sky * np.array([.55, .65, .85]) + (1 - sky) * .06) * (1 - rough * .6)
    out = out * (1 - glow) + rgb * glow * 1.6
    image = np.full((*mask.shape, 3), np.array([.008, .03, .075]))
    image[mask] = out
    image = image * (1 + .15 * image) / (1 + image * .45)
    return np.clip(image, 0, 1)


def picture(name, side, level, size, near=True, elevation=42):
    factor = 2 if size > 100 else 6
    scene, frame, colours = piece(name, side, level, near)
    span = 2.6 if size > 100 else 2.35
    buffers, mask, eye = rasterise(scene, size * factor, elevation, span)
    linear = shade(buffers, mask, eye, colours, CHARACTERS[name], frame, side)
    linear = linear.reshape(size, factor, size, factor, 3).mean((1, 3))
    srgb = np.where(linear <= .0031308, linear * 12.92, 1.055 * linear**(1 / 2.4) - .055)
    return Image.fromarray((srgb * 255 + .5).astype('u1'))


def outline(name, size, elevation=42):
    """The unit alone, black on white, as large as it stands on a disc of `size` pixels."""
    scene = piece(name, 'west', 1)[0][1:]
    scene = [m for m in scene if not m['is_base']]
    _, mask, _ = rasterise(scene, size * 4, elevation, 2.35)
    return Image.fromarray((255 - 255 * mask.reshape(size, 4, size, 4).mean((1, 3))).astype('u1')).convert('RGB')


def main():
    names = sys.argv[2:] or NAMES
    small = [('west', 1, True, 42), ('east', 1, True, 42), ('west', 0, True, 60), ('east', 0, True, 35),
             ('west', 1, False, 42), ('east', 1, False, 42)]
    sheet = Image.new('RGB', (400 * 4, (400 + 44) * len(names)))
    for i, name in enumerate(names):
        y = i * 444
        for j, (side, level) in enumerate((('west', 0), ('east', 0), ('west', 1), ('east', 1))):
            sheet.paste(picture(name, side, level, 400), (j * 400, y))
        for j, (side, level, near, elevation) in enumerate(small):
            sheet.paste(picture(name, side, level, 40, near, elevation), (j * 44, y + 402))
        sheet.paste(outline(name, 40), (6 * 44, y + 402))
    sheet.save(sys.argv[1])


if __name__ == '__main__':
    main()
