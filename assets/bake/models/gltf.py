"""Writes one model as binary glTF 2.0. What the file holds is described in assets/models/README.md."""
import json
import struct

import numpy as np

FLOAT, USHORT, UBYTE = 5126, 5123, 5121


def to_gltf(v):
    """Our frame (x forward, y left, z up) to glTF's (z forward, x left, y up)."""
    return np.asarray(v)[..., [1, 2, 0]]


class Writer:
    def __init__(self):
        self.data = b''
        self.views, self.accessors = [], []

    def array(self, values, kind, component, target, **extra):
        raw = values.tobytes()
        self.views.append(dict(buffer=0, byteOffset=len(self.data), byteLength=len(raw), target=target))
        self.accessors.append(dict(bufferView=len(self.views) - 1, componentType=component,
                                   count=len(values), type=kind, **extra))
        self.data += raw + b'\0' * (-len(raw) % 4)
        return len(self.accessors) - 1


def save(path, name, levels, attach, materials, payload):
    """levels: [{part: vertex arrays}], near first. attach: {name: dict(at, scale)}. payload: (turn about
    +y in degrees, place) of the payload's frame."""
    w = Writer()
    nodes, meshes = [], []
    for level, parts in enumerate(levels):
        for part, a in parts.items():
            p = to_gltf(a['position']).astype('<f4')
            colour = np.column_stack([a['rgb'], a['ao']])
            attributes = dict(
                POSITION=w.array(p, 'VEC3', FLOAT, 34962, min=p.min(0).astype(float).tolist(),
                                 max=p.max(0).astype(float).tolist()),
                NORMAL=w.array(to_gltf(a['normal']).astype('<f4'), 'VEC3', FLOAT, 34962),
                COLOR_0=w.array(np.round(colour * 65535).astype('<u2'), 'VEC4', USHORT, 34962,
                                normalized=True),
                COLOR_1=w.array(np.round(a['params'] * 255).astype('u1'), 'VEC4', UBYTE, 34962,
                                normalized=True))
            index = w.array(a['index'].astype('<u2').reshape(-1), 'SCALAR', USHORT, 34963)
            label = f'lod{level}_{part}'
            meshes.append(dict(name=label, primitives=[dict(attributes=attributes, indices=index,
                                                            material=0)]))
            node = dict(name=label, mesh=len(meshes) - 1)
            if part == 'payload' and payload[0]:
                half = np.radians(payload[0]) / 2  # our y is glTF's x
                node |= dict(translation=to_gltf(payload[1]).tolist(),
                             rotation=[np.sin(half), 0.0, 0.0, np.cos(half)])
            nodes.append(node)
    for label, a in attach.items():
        nodes.append(dict(name=f'attach_{label}', translation=to_gltf(a['at']).tolist(),
                          scale=[a['scale']] * 3))
    document = dict(
        asset=dict(version='2.0', generator='assets/bake/models/build.py'), scene=0,
        scenes=[dict(name=name, nodes=list(range(len(nodes))))], nodes=nodes, meshes=meshes,
        materials=[dict(name=n, pbrMetallicRoughness=dict(baseColorFactor=[*map(float, c), 1.0]))
                   for n, c in materials.items()],
        buffers=[dict(byteLength=len(w.data))], bufferViews=w.views, accessors=w.accessors)
    text = json.dumps(document, separators=(',', ':')).encode()
    text += b' ' * (-len(text) % 4)
    chunks = struct.pack('<II', len(text), 0x4E4F534A) + text
    chunks += struct.pack('<II', len(w.data), 0x004E4942) + w.data
    blob = struct.pack('<III', 0x46546C67, 2, 12 + len(chunks)) + chunks
    with open(path, 'wb') as f:
        f.write(blob)
    return len(blob)
