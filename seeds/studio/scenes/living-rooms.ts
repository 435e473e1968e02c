// Scenes of whole rooms.
import type { Scene } from './scene.ts'

const OAK = '#b98a5a'
const PALE_OAK = '#c3a075'

export const LIVING_ROOMS: readonly Scene[] = [
  {
    name: 'home-1',
    size: 300,
    room: {
      wall: '#c8cbb6',
      floor: { kind: 'herringbone', hex: OAK },
      panels: [
        [-190, -40],
        [-14, 226],
        [252, 420],
      ],
    },
    sun: { at: [-70, 128, 0], width: 105 },
    things: [
      { form: 'modern-rug', finish: 'wool/cream', at: [150, -1.2, 150], turn: 90, pose: 'lies', grown: 1.75 },
      { form: 'sofa', finish: 'velvet/green', at: [108, 0, 58] },
      { form: 'cushion', finish: 'linen/beige', at: [44, 43, 64], turn: 14, pose: 'leans', grown: 0.84 },
      { form: 'cushion', finish: 'velvet/yellow', at: [170, 43, 64], turn: -12, pose: 'leans', grown: 0.84 },
      { form: 'landscape-painting', finish: 'cotton/blue', at: [106, 138, 0] },
      { form: 'coffee-table', finish: 'walnut/brown', at: [118, 0, 156] },
      { form: 'book-stack', finish: 'paper/blue', at: [96, 42.6, 158], turn: 14 },
      { form: 'bottle-vase', finish: 'coloured-glass/green', at: [142, 42.6, 152] },
      { form: 'planter', finish: 'terracotta/orange', at: [252, 0, 34], grown: 1.25 },
      { form: 'olive-tree', finish: 'wood/brown', at: [252, 26, 34], grown: 1.25 },
    ],
    only: {
      desktop: [
        { form: 'arc-lamp', finish: 'brass/gold', at: [-36, 0, 62], turn: -8, glow: { at: [64, 132, 0], watts: 22 } },
        { form: 'wooden-armchair', finish: 'walnut/orange', at: [272, 0, 138], turn: -38 },
      ],
      mobile: [{ form: 'wooden-armchair', finish: 'walnut/orange', at: [258, 0, 146], turn: -40 }],
    },
    desktop: { eye: [90, 118, 640], left: -196, right: 364, bottom: -66, z: 60 },
    mobile: { eye: [150, 118, 640], left: -14, right: 344, bottom: -84, z: 60 },
  },
  {
    name: 'home-2',
    size: 280,
    room: { wall: '#d2c6b4', floor: { kind: 'boards', hex: PALE_OAK } },
    sun: { at: [-60, 122, 0], width: 100 },
    things: [
      { form: 'wool-rug', finish: 'wool/beige', at: [196, -1.2, 128], turn: 90, pose: 'lies', grown: 1.3 },
      { form: 'sideboard', finish: 'teak/brown', at: [104, 0, 28] },
      { form: 'table-lamp', finish: 'ceramics/green', at: [48, 76, 26], glow: { at: [0, 46, 0], watts: 9 } },
      { form: 'baluster-vase', finish: 'porcelain/white', at: [158, 76, 26], grown: 0.8 },
      { form: 'eucalyptus', finish: 'wood/green', at: [158, 107, 26], grown: 0.9 },
      { form: 'book-stack', finish: 'paper/red', at: [112, 76, 28], turn: -12, grown: 0.9 },
      { form: 'bird-figurine', finish: 'teak/brown', at: [112, 88.4, 28], turn: 20, grown: 0.7 },
      { form: 'abstract-painting', finish: 'paper/cream', at: [106, 152, 0] },
    ],
    only: {
      desktop: [
        { form: 'shell-armchair', finish: 'leather/black', at: [254, 0, 112], turn: -34 },
        { form: 'tripod-lamp', finish: 'teak/caramel', at: [306, 0, 42], glow: { at: [0, 130, 0], watts: 14 } },
      ],
    },
    desktop: { eye: [80, 112, 600], left: -176, right: 344, bottom: -56, z: 60 },
    mobile: { eye: [110, 112, 600], left: -10, right: 222, bottom: -38, z: 60 },
  },
  {
    name: 'home-3',
    size: 300,
    room: {
      wall: '#c3cace',
      floor: { kind: 'herringbone', hex: OAK },
      panels: [
        [-200, -60],
        [-34, 276],
        [302, 460],
      ],
    },
    sun: { at: [-86, 126, 0], width: 105 },
    things: [
      { form: 'dining-table', finish: 'oak/beige', at: [120, 0, 130] },
      { form: 'dining-chair', finish: 'teak/green', at: [78, 0, 58] },
      { form: 'dining-chair', finish: 'teak/green', at: [160, 0, 58], turn: -4 },
      { form: 'bentwood-chair', finish: 'beech/black', at: [8, 0, 128], turn: 84 },
      { form: 'bentwood-chair', finish: 'beech/black', at: [234, 0, 136], turn: -76 },
      { form: 'dome-pendant', finish: 'brass/gold', at: [120, 150, 130], glow: { at: [0, 4, 0], watts: 20 } },
      { form: 'bowl', finish: 'ceramics/green', at: [92, 75, 132] },
      { form: 'bottle-vase', finish: 'stoneware/brown', at: [156, 75, 124], grown: 0.8 },
      { form: 'eucalyptus', finish: 'wood/green', at: [156, 104, 124], grown: 0.62 },
      { form: 'graphic-print', finish: 'paper/blue', at: [44, 148, 0] },
      { form: 'drawing', finish: 'paper/beige', at: [200, 148, 0] },
    ],
    desktop: { eye: [80, 124, 640], left: -196, right: 344, bottom: -62, z: 60 },
    mobile: { eye: [120, 124, 640], left: -62, right: 302, bottom: -84, z: 60 },
  },
  {
    name: 'seating-1',
    size: 260,
    room: { wall: '#d3c2a4', floor: { kind: 'boards', hex: PALE_OAK } },
    sun: { at: [-70, 110, 0], width: 90 },
    things: [],
    only: {
      desktop: [
        { form: 'shell-chair', finish: 'plastic/orange', at: [24, 0, 84], turn: 24 },
        { form: 'bentwood-chair', finish: 'beech/brown', at: [88, 0, 60], turn: -16 },
        { form: 'cantilever-chair', finish: 'chrome/beige', at: [154, 0, 86], turn: 32 },
        { form: 'dining-chair', finish: 'teak/green', at: [218, 0, 64], turn: -28 },
        { form: 'shell-chair', finish: 'plastic/white', at: [282, 0, 88], turn: -34 },
        { form: 'wall-clock', finish: 'teak/brown', at: [122, 152, 0], grown: 1.2 },
      ],
      mobile: [
        { form: 'shell-chair', finish: 'plastic/orange', at: [62, 0, 88], turn: 26 },
        { form: 'bentwood-chair', finish: 'beech/brown', at: [118, 0, 52], turn: -14 },
        { form: 'cantilever-chair', finish: 'chrome/beige', at: [178, 0, 90], turn: -30 },
        { form: 'wall-clock', finish: 'teak/brown', at: [118, 148, 0], grown: 1.1 },
      ],
    },
    desktop: { eye: [100, 96, 560], left: -132, right: 344, bottom: -44, z: 60 },
    mobile: { eye: [120, 96, 560], left: 14, right: 224, bottom: -30, z: 60 },
  },
  {
    name: 'sale-1',
    size: 300,
    room: {
      wall: '#c79f8a',
      floor: { kind: 'herringbone', hex: OAK },
      panels: [
        [-210, -50],
        [-24, 286],
        [312, 460],
      ],
    },
    sun: { at: [-72, 124, 0], width: 100 },
    things: [
      { form: 'oriental-rug', finish: 'wool/red', at: [128, -1.2, 122], turn: 90, pose: 'lies', grown: 1.6 },
      { form: 'club-armchair', finish: 'velvet/burgundy', at: [54, 0, 92], turn: 26 },
      { form: 'club-armchair', finish: 'leather/caramel', at: [204, 0, 92], turn: -26 },
      { form: 'drum-table', finish: 'brass/gold', at: [130, 0, 126] },
      { form: 'coupe', finish: 'crystal/transparent', at: [124, 49, 128], turn: 30 },
      { form: 'sunburst-mirror', finish: 'brass/gold', at: [130, 156, 0] },
    ],
    only: { desktop: [{ form: 'tripod-lamp', finish: 'walnut/brown', at: [290, 0, 48], glow: { at: [0, 130, 0], watts: 16 } }] },
    desktop: { eye: [90, 112, 620], left: -184, right: 336, bottom: -60, z: 60 },
    mobile: { eye: [130, 112, 620], left: -14, right: 272, bottom: -64, z: 60 },
  },
  {
    name: 'garden-1',
    size: 300,
    room: { wall: '#d9d2bd', floor: { kind: 'boards', hex: '#a3947f' } },
    sun: { at: [60, 110, 0], width: 120, through: 'leaves' },
    things: [
      // Only its shadow is seen.
      { form: 'olive-tree', finish: 'wood/brown', at: [-190, 60, 190], grown: 3.2 },
      { form: 'garden-chair', finish: 'teak/caramel', at: [52, 0, 112], turn: 24 },
      { form: 'coffee-table', finish: 'teak/caramel', at: [148, 0, 136] },
      { form: 'glass-jug', finish: 'glass/transparent', at: [136, 42.6, 136], grown: 0.9 },
      { form: 'wine-glass', finish: 'coloured-glass/green', at: [168, 42.6, 140], turn: 20, grown: 0.8 },
      { form: 'urn', finish: 'terracotta/orange', at: [148, 0, 44] },
      { form: 'olive-tree', finish: 'wood/brown', at: [148, 36, 44], grown: 1.3 },
      { form: 'planter', finish: 'ceramics/white', at: [-4, 0, 40], grown: 1.2 },
    ],
    only: {
      desktop: [
        { form: 'garden-chair', finish: 'teak/caramel', at: [244, 0, 116], turn: -28 },
        { form: 'outdoor-lantern', finish: 'brass/gold', at: [300, 0, 140], turn: 20 },
        { form: 'planter', finish: 'ceramics/green', at: [316, 0, 46], grown: 1.2 },
      ],
    },
    desktop: { eye: [90, 120, 600], left: -160, right: 356, bottom: -56, z: 60 },
    mobile: { eye: [110, 120, 600], left: -34, right: 246, bottom: -60, z: 60 },
  },
  {
    name: 'study-1',
    size: 280,
    room: { wall: '#c9bda8', floor: { kind: 'herringbone', hex: OAK } },
    sun: { at: [-92, 116, 0], width: 95 },
    things: [
      { form: 'desk', finish: 'walnut/brown', at: [176, 0, 36] },
      { form: 'desk-lamp', finish: 'metal/green', at: [136, 74, 34], turn: 8, glow: { at: [21, 40, 0], watts: 5 } },
      { form: 'book-stack', finish: 'paper/blue', at: [186, 74, 42], turn: 10, grown: 0.85 },
      { form: 'shell-chair', finish: 'plastic/orange', at: [190, 0, 118], turn: 152 },
      { form: 'drawing', finish: 'paper/beige', at: [150, 142, 0] },
      { form: 'graphic-print', finish: 'paper/red', at: [212, 148, 0], grown: 0.9 },
    ],
    only: {
      desktop: [
        { form: 'string-shelves', finish: 'teak/caramel', at: [34, 0, 17] },
        { form: 'tripod-lamp', finish: 'teak/caramel', at: [290, 0, 56], glow: { at: [0, 130, 0], watts: 14 } },
        { form: 'wool-rug', finish: 'wool/yellow', at: [170, -1.2, 146], turn: 90, pose: 'lies', grown: 1.4 },
      ],
    },
    desktop: { eye: [80, 116, 600], left: -150, right: 344, bottom: -46, z: 60 },
    mobile: { eye: [170, 112, 560], left: 78, right: 284, bottom: -28, z: 60 },
  },
]
