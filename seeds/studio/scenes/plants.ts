// What grows in the scenes: notes of their own, for the catalog sells no plants. The same numbers, the same plant.
import type { Note } from '../../photos/pen/note.ts'
import type { V3 } from '../../photos/pen/space.ts'
import type { Surface } from '../../photos/pen/surface.ts'

const BARK: Surface = { kind: 'wood', hex: '#6d5540' }
const OLIVE: Surface = { kind: 'paper', hex: '#77865c' }
const EUCALYPTUS: Surface = { kind: 'paper', hex: '#7d9184' }

/** A number from 0 to 1 that looks like chance and is always the same for the same `i`. */
const chance = (i: number): number => {
  const x = Math.sin(i * 127.1 + 11.7) * 43758.5453
  return x - Math.floor(x)
}

interface Twig {
  from: V3
  /** Degrees from upright, and around. */
  lean: number
  around: number
  length: number
  leaves: number
  leaf: { length: number; width: number; surface: Surface }
  seed: number
}

/** A bent twig with leaves in pairs. */
function twig({ from, lean, around, length, leaves, leaf, seed }: Twig): Note[] {
  const [a, b] = [(lean * Math.PI) / 180, (around * Math.PI) / 180]
  const at = (t: number): V3 => {
    // It leans further the longer it is.
    const out = Math.sin(a) * length * t * (0.55 + 0.45 * t)
    return [from[0] + Math.cos(b) * out, from[1] + Math.cos(a * (0.7 + 0.5 * t)) * length * t, from[2] + Math.sin(b) * out]
  }
  const stem = Array.from({ length: 9 }, (_, i) => at(i / 8))
  const notes: Note[] = [{ kind: 'tube', points: stem, radius: Math.max(0.12, length * 0.005), surface: BARK }]
  for (let i = 0; i < leaves; i++) {
    const t = 0.22 + (0.78 * (i + chance(seed + i) * 0.6)) / leaves
    const turn = i * 2.4 + chance(seed + i * 3) * 1.2
    const size = leaf.length * (0.7 + 0.5 * chance(seed + i * 7)) * (1.15 - 0.5 * t)
    const rise = 0.25 + chance(seed + i * 5) * 0.7
    const along: V3 = [Math.cos(turn) * Math.cos(rise), Math.sin(rise), Math.sin(turn) * Math.cos(rise)]
    const across: V3 = [-Math.sin(turn), 0.25 * (chance(seed + i * 11) - 0.5), Math.cos(turn)]
    const [x, y, z] = at(t)
    const spot = (l: number, w: number, sink: number): V3 => [
      x + along[0] * size * l + across[0] * leaf.width * w,
      y + along[1] * size * l + across[1] * leaf.width * w - sink * size,
      z + along[2] * size * l + across[2] * leaf.width * w,
    ]
    const outline = [
      [0, 0, 0],
      [0.25, 0.42, 0.01],
      [0.55, 0.5, 0.03],
      [0.82, 0.28, 0.07],
      [1, 0, 0.12],
      [0.82, -0.28, 0.07],
      [0.55, -0.5, 0.03],
      [0.25, -0.42, 0.01],
    ] as const
    notes.push({ kind: 'face', points: outline.map(([l, w, s]) => spot(l, w, s)), grain: along, surface: leaf.surface })
  }
  return notes
}

/** Twigs that rise from one place, fanned out around. */
function fan(count: number, seed: number, of: (i: number) => Omit<Twig, 'seed' | 'around'>): Note[] {
  return Array.from({ length: count }, (_, i) =>
    twig({ ...of(i), around: (360 / count) * i + chance(seed + i) * 40, seed: seed + i * 31 }),
  ).flat()
}

/** A young olive tree, to stand in a planter: its foot is the earth. */
function oliveTree(): Note[] {
  const trunk: V3[] = [
    [0, 0, 0],
    [1.5, 18, 0.5],
    [-0.5, 38, 0],
    [0.8, 58, -0.6],
  ]
  const leaf = { length: 9.5, width: 2.8, surface: OLIVE }
  return [
    { kind: 'tube', points: trunk, radius: 1.3, surface: BARK },
    ...fan(7, 3, (i) => ({ from: [0.6, 46 + (i % 3) * 5, 0], lean: 28 + (i % 3) * 16, length: 46 + (i % 4) * 9, leaves: 44, leaf })),
    ...fan(3, 9, () => ({ from: [0.8, 56, 0], lean: 10, length: 56, leaves: 44, leaf })),
  ]
}

/** Twigs for a vase; their foot is its neck. */
function eucalyptus(): Note[] {
  return fan(6, 5, (i) => ({
    from: [0, 0, 0],
    lean: 14 + (i % 3) * 13,
    length: 34 + (i % 4) * 8,
    leaves: 20,
    leaf: { length: 9, width: 5.6, surface: EUCALYPTUS },
  }))
}

export const PLANTS = { 'olive-tree': oliveTree, eucalyptus } as const satisfies Record<string, () => Note[]>

export type PlantName = keyof typeof PLANTS

/** Roughly how large a plant is, in centimetres: how thick its leaves are follows from it. */
export const PLANT_SIZE = 40
