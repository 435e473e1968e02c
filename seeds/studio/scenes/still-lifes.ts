// Scenes on a table: small things, seen from near.
import type { Scene } from './scene.ts'

export const STILL_LIFES: readonly Scene[] = [
  {
    name: 'lamps-1',
    size: 150,
    room: { wall: '#c9ae7c', floor: { kind: 'table', hex: '#7a5035', depth: 150 } },
    sun: { at: [-56, 58, 0], width: 46 },
    things: [],
    only: {
      desktop: [
        { form: 'table-lamp', finish: 'ceramics/green', at: [26, 0, 26], glow: { at: [0, 46, 0], watts: 5 } },
        { form: 'mushroom-lamp', finish: 'plastic/orange', at: [72, 0, 40], glow: { at: [0, 20, 0], watts: 2 } },
        { form: 'book-stack', finish: 'paper/blue', at: [108, 0, 36], turn: 16, grown: 0.9 },
        { form: 'desk-lamp', finish: 'metal/black', at: [114, 12.6, 34], turn: 200, grown: 0.9, glow: { at: [21, 40, 0], watts: 2 } },
        { form: 'table-lamp', finish: 'porcelain/blue', at: [150, 0, 28], glow: { at: [0, 46, 0], watts: 5 } },
      ],
      mobile: [
        { form: 'table-lamp', finish: 'ceramics/green', at: [32, 0, 26], glow: { at: [0, 46, 0], watts: 5 } },
        { form: 'mushroom-lamp', finish: 'plastic/orange', at: [78, 0, 42], glow: { at: [0, 20, 0], watts: 2 } },
      ],
    },
    desktop: { eye: [50, 52, 320], left: -78, right: 180, bottom: -24, z: 60 },
    mobile: { eye: [55, 46, 300], left: -4, right: 112, bottom: -22, z: 60 },
  },
  {
    name: 'vases-1',
    size: 110,
    room: { wall: '#cfaea0', floor: { kind: 'table', hex: '#b98f62', depth: 150 } },
    sun: { at: [-40, 40, 0], width: 34 },
    things: [],
    only: {
      desktop: [
        { form: 'baluster-vase', finish: 'porcelain/white', at: [18, 0, 22] },
        { form: 'eucalyptus', finish: 'wood/green', at: [18, 38, 22], grown: 0.6 },
        { form: 'bottle-vase', finish: 'coloured-glass/green', at: [46, 0, 34] },
        { form: 'glass-vase', finish: 'coloured-glass/orange', at: [76, 0, 22] },
        { form: 'bowl', finish: 'ceramics/green', at: [104, 0, 36], grown: 0.8 },
        { form: 'bottle-vase', finish: 'ceramics/black', at: [130, 0, 20] },
      ],
      mobile: [
        { form: 'baluster-vase', finish: 'porcelain/white', at: [44, 0, 22] },
        { form: 'eucalyptus', finish: 'wood/green', at: [44, 38, 22], grown: 0.6 },
        { form: 'bottle-vase', finish: 'coloured-glass/green', at: [22, 0, 34] },
        { form: 'bottle-vase', finish: 'ceramics/black', at: [70, 0, 30], grown: 0.9 },
      ],
    },
    desktop: { eye: [40, 38, 250], left: -58, right: 150, bottom: -16, z: 50 },
    mobile: { eye: [46, 38, 250], left: -2, right: 90, bottom: -14, z: 50 },
  },
  {
    name: 'kitchen-1',
    size: 120,
    room: { wall: '#bccac5', floor: { kind: 'table', hex: '#a87b4e', depth: 150 } },
    sun: { at: [-46, 42, 0], width: 36 },
    things: [],
    only: {
      desktop: [
        { form: 'jug', finish: 'faience/white', at: [14, 0, 24], turn: -20 },
        { form: 'eucalyptus', finish: 'wood/green', at: [14, 22, 24], grown: 0.62 },
        { form: 'service', finish: 'porcelain/blue', at: [50, 0, 36] },
        { form: 'plates', finish: 'porcelain/blue', at: [92, 0, 20] },
        { form: 'cup', finish: 'porcelain/pink', at: [92, 0, 46], turn: -24 },
        { form: 'pot', finish: 'metal/orange', at: [132, 0, 30], turn: -10 },
        { form: 'wall-plate', finish: 'faience/multicolour', at: [90, 64, 0] },
        { form: 'wall-plate', finish: 'porcelain/blue', at: [126, 64, 0], grown: 0.86 },
      ],
      mobile: [
        { form: 'jug', finish: 'faience/white', at: [24, 0, 22], turn: -20 },
        { form: 'eucalyptus', finish: 'wood/green', at: [24, 22, 22], grown: 0.62 },
        { form: 'service', finish: 'porcelain/blue', at: [58, 0, 34] },
      ],
    },
    desktop: { eye: [44, 44, 270], left: -56, right: 156, bottom: -18, z: 54 },
    mobile: { eye: [46, 44, 260], left: -4, right: 92, bottom: -18, z: 54 },
  },
  {
    name: 'christmas-1',
    size: 120,
    room: { wall: '#5f7466', floor: { kind: 'table', hex: '#6f4a32', depth: 150 } },
    sun: { at: [-44, 44, 0], width: 36 },
    things: [],
    only: {
      desktop: [
        { form: 'candlestick', finish: 'brass/gold', at: [12, 0, 24], glow: { at: [0, 49, 0], watts: 0.6 } },
        { form: 'candelabrum', finish: 'brass/gold', at: [44, 0, 22], glow: { at: [0, 49, 4], watts: 0.9 } },
        { form: 'candles', finish: 'paper/red', at: [84, 0, 38] },
        { form: 'lantern', finish: 'brass/gold', at: [124, 0, 28], glow: { at: [0, 15, 4], watts: 0.5 } },
        { form: 'wreath', finish: 'plastic/green', at: [84, 60, 0] },
        { form: 'baubles', finish: 'glass/red', at: [132, 70, 20] },
      ],
      mobile: [
        { form: 'candlestick', finish: 'brass/gold', at: [20, 0, 24], glow: { at: [0, 49, 0], watts: 0.6 } },
        { form: 'lantern', finish: 'brass/gold', at: [70, 0, 26], glow: { at: [0, 15, 4], watts: 0.5 } },
        { form: 'wreath', finish: 'plastic/green', at: [46, 46, 0] },
      ],
    },
    desktop: { eye: [44, 44, 270], left: -60, right: 150, bottom: -20, z: 54 },
    mobile: { eye: [45, 44, 260], left: -2, right: 92, bottom: -18, z: 54 },
  },
  {
    name: 'vinyl-1',
    size: 150,
    room: { wall: '#d0a86a', floor: { kind: 'table', hex: '#8a5a38', depth: 150 } },
    sun: { at: [-52, 52, 0], width: 44 },
    things: [],
    only: {
      desktop: [
        { form: 'radio', finish: 'walnut/brown', at: [24, 0, 30], turn: 10 },
        { form: 'turntable', finish: 'teak/caramel', at: [86, 0, 36], turn: -6 },
        { form: 'speaker', finish: 'walnut/brown', at: [138, 0, 28], turn: -22 },
        { form: 'poster', finish: 'paper/red', at: [84, 68, 0], grown: 0.8 },
      ],
      mobile: [
        { form: 'radio', finish: 'walnut/brown', at: [48, 0, 34], turn: 10 },
        { form: 'bottle-vase', finish: 'coloured-glass/green', at: [92, 0, 28] },
      ],
    },
    desktop: { eye: [46, 56, 320], left: -72, right: 172, bottom: -24, z: 60 },
    mobile: { eye: [56, 44, 280], left: 4, right: 114, bottom: -24, z: 60 },
  },
]
