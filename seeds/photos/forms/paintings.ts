// Paintings: landscapes and abstracts, each a motif of its own.
import { type Plane, oval, poly, rect } from '../pen/plane.ts'
import type { V2 } from '../pen/space.ts'
import { lightness, mix, tone } from '../pen/tone.ts'
import { INK, type Motif, SHEET, fade, ridge, spots, waves } from './motif.ts'

const CANVAS = '#eee2cb'

const hills: Motif = (plane, w, h, hex) => {
  const at = spots(w, h)
  const light = mix(hex, '#f6ead0', 0.78)
  fade(plane, w, [h, 0], mix('#9db6c2', light, 0.3), '#f3e0bd')
  plane.ink(oval(w * 0.36, h * 0.36, Math.min(w, h) * 0.12), { fill: '#f4dfae' })
  ridge(plane, w, h, waves(0.12, 0.07, 0.4), mix(hex, '#b9c2c0', 0.65))
  ridge(plane, w, h, waves(-0.02, 0.08, 2.2), mix(hex, '#b9b79a', 0.45))
  ridge(plane, w, h, waves(-0.2, 0.08, 4.4), mix(hex, '#c9b684', 0.3))
  ridge(plane, w, h, waves(-0.46, 0.08, 5.6), tone(hex, -0.2))
  plane.ink(
    `M${at(-0.1, -1)}C${at(0.2, -0.74)} ${at(-0.16, -0.6)} ${at(0.1, -0.4)}L${at(0.16, -0.4)}C${at(0, -0.58)} ${at(0.5, -0.7)} ${at(0.4, -1)}Z`,
    { fill: '#e6d2a4' },
  )
  for (const [x, y, s] of [
    [-0.74, -0.4, 0.46],
    [-0.62, -0.46, 0.6],
    [-0.5, -0.5, 0.4],
    [0.62, -0.5, 0.34],
    [0.72, -0.52, 0.5],
  ] as const) {
    plane.ink(`M${at(x - 0.035, y)}Q${at(x - 0.07, y + s * 0.4)} ${at(x, y + s)}Q${at(x + 0.07, y + s * 0.4)} ${at(x + 0.035, y)}Z`, {
      fill: tone(hex, -0.8),
    })
    plane.ink(
      `M${at(x - 0.02, y + 0.03)}Q${at(x - 0.045, y + s * 0.4)} ${at(x - 0.005, y + s * 0.85)}Q${at(x - 0.002, y + s * 0.4)} ${at(x - 0.005, y + 0.03)}Z`,
      {
        fill: tone(hex, -0.35),
      },
    )
  }
}

const harbour: Motif = (plane, w, h, hex) => {
  const at = spots(w, h)
  fade(plane, w, [h, 0], mix(hex, '#dfe6e4', 0.5), '#f4e3c8')
  plane.ink(oval(-w * 0.4, h * 0.3, Math.min(w, h) * 0.13), { fill: '#f3cf95' })
  ridge(plane, w, h, waves(0.1, 0.03, 1.2), mix(hex, '#c9c4bb', 0.6))
  fade(plane, w, [h * 0.02, -h], mix(hex, '#e9dcc0', 0.5), tone(hex, -0.5))
  for (let i = 0; i < 16; i++) {
    const [x, y, l] = [-0.9 + ((i * 7) % 16) * 0.115, -0.1 - i * 0.054, 0.08 + (i % 4) * 0.05]
    plane.ink(`M${at(x, y)}Q${at(x + l, y + 0.012)} ${at(Math.min(0.97, x + l * 2), y)}Q${at(x + l, y - 0.018)} ${at(x, y)}Z`, {
      fill: mix(hex, '#f6ecd8', 0.66),
    })
  }
  for (const [x, y, s, sail] of [
    [-0.02, -0.16, 0.62, '#f6ecd8'],
    [0.56, -0.3, 0.86, '#d98a5a'],
    [-0.62, -0.06, 0.34, '#efe0c4'],
  ] as const) {
    plane.ink(
      `M${at(x - s * 0.3, y)}L${at(x + s * 0.34, y)}Q${at(x + s * 0.26, y - s * 0.15)} ${at(x + s * 0.16, y - s * 0.15)}L${at(x - s * 0.2, y - s * 0.15)}Z`,
      {
        fill: '#5a3a2c',
      },
    )
    plane.ink(
      `M${at(x + s * 0.02, y + s * 0.05)}L${at(x + s * 0.02, y + s * 1.02)}Q${at(x + s * 0.3, y + s * 0.5)} ${at(x + s * 0.34, y + s * 0.08)}Z`,
      { fill: sail },
    )
    plane.ink(
      `M${at(x - s * 0.03, y + s * 0.06)}L${at(x - s * 0.03, y + s * 0.86)}Q${at(x - s * 0.2, y + s * 0.4)} ${at(x - s * 0.28, y + s * 0.1)}Z`,
      {
        fill: mix(sail, '#8a8f90', 0.18),
      },
    )
  }
}

const birches: Motif = (plane, w, h, hex) => {
  const at = spots(w, h)
  fade(plane, w, [h, -h * 0.3], mix(hex, '#f2e6cc', 0.75), mix(hex, '#e9c98c', 0.7))
  for (let i = 0; i < 22; i++)
    plane.ink(oval(w * (-0.95 + ((i * 5) % 22) * 0.09), h * (0.28 + ((i * 7) % 11) * 0.066), w * 0.15, h * 0.14), {
      fill: mix(mix(hex, '#d79a3f', 0.5), '#f0dfb4', ((i * 3) % 7) / 9),
      opacity: 0.75,
    })
  ridge(plane, w, h, waves(-0.36, 0.05, 0.8), mix(hex, '#b98b4a', 0.4))
  ridge(plane, w, h, waves(-0.58, 0.04, 3.1), tone(hex, -0.35))
  for (const [x, s, foot] of [
    [-0.78, 0.9, -0.46],
    [-0.52, 1.3, -0.66],
    [-0.16, 0.8, -0.42],
    [0.1, 1.5, -0.76],
    [0.46, 0.9, -0.48],
    [0.74, 1.3, -0.68],
  ] as const) {
    const half = 0.026 * s
    plane.ink(`M${at(x - half * 1.3, foot)}L${at(x - half * 0.7, 1)}L${at(x + half * 0.7, 1)}L${at(x + half * 1.3, foot)}Z`, {
      fill: '#efe7d8',
    })
    plane.ink(`M${at(x + half * 0.3, foot)}L${at(x + half * 0.2, 1)}L${at(x + half * 0.7, 1)}L${at(x + half * 1.3, foot)}Z`, {
      fill: '#cbbfae',
    })
    for (let i = 0; i < 8; i++) {
      const y = foot + 0.14 + i * 0.19 + (i % 3) * 0.03
      if (y < 0.95)
        plane.ink(`M${at(x - half * 0.9, y)}L${at(x + half * (i % 2), y + 0.01)}L${at(x - half * 0.9, y + 0.03)}Z`, { fill: '#4a3f38' })
    }
  }
}

const stillLife: Motif = (plane, w, h, hex) => {
  const at = spots(w, h)
  const [wall, cloth] = [mix(hex, '#5d5346', 0.55), '#dccdb0']
  fade(plane, w, [h, -h * 0.3], mix(wall, '#c9b890', 0.35), tone(wall, -0.3))
  plane.ink(rect(-w, -h, w, -h * 0.3), { fill: cloth })
  plane.ink(`M${at(-1, -0.3)}L${at(1, -0.3)}L${at(1, -0.42)}C${at(0.4, -0.34)} ${at(-0.2, -0.5)} ${at(-1, -0.38)}Z`, {
    fill: mix(cloth, '#f6eedd', 0.6),
  })
  plane.ink(
    `M${at(-0.3, -0.62)}C${at(0.2, -0.7)} ${at(0.5, -0.58)} ${at(0.94, -0.66)}C${at(0.6, -0.8)} ${at(0, -0.8)} ${at(-0.3, -0.62)}Z`,
    {
      fill: mix(cloth, '#7a6a50', 0.45),
    },
  )
  // A bottle, a jug, and fruit before them.
  plane.ink(
    `M${at(-0.7, -0.5)}L${at(-0.71, 0.1)}C${at(-0.71, 0.24)} ${at(-0.62, 0.26)} ${at(-0.61, 0.38)}L${at(-0.61, 0.66)}L${at(-0.53, 0.66)}L${at(-0.53, 0.38)}C${at(-0.52, 0.26)} ${at(-0.43, 0.24)} ${at(-0.43, 0.1)}L${at(-0.44, -0.5)}Z`,
    { fill: '#38503f' },
  )
  plane.ink(`M${at(-0.66, -0.4)}L${at(-0.67, 0.1)}L${at(-0.62, 0.1)}L${at(-0.62, -0.4)}Z`, { fill: '#7d9a80', opacity: 0.8 })
  plane.ink(
    `M${at(-0.22, -0.54)}C${at(-0.42, -0.3)} ${at(-0.36, 0.04)} ${at(-0.14, 0.14)}L${at(-0.2, 0.34)}L${at(0.14, 0.34)}L${at(0.1, 0.14)}C${at(0.32, 0.04)} ${at(0.36, -0.3)} ${at(0.18, -0.54)}Z`,
    { fill: '#e9e2d2' },
  )
  plane.ink(
    `M${at(0.04, -0.53)}C${at(0.22, -0.3)} ${at(0.16, 0)} ${at(0.02, 0.14)}L${at(0.1, 0.14)}C${at(0.32, 0.04)} ${at(0.36, -0.3)} ${at(0.18, -0.54)}Z`,
    {
      fill: '#bdb3a0',
    },
  )
  plane.ink(
    `M${at(-0.3, -0.16)}C${at(-0.1, -0.24)} ${at(0.1, -0.24)} ${at(0.29, -0.16)}L${at(0.29, -0.2)}C${at(0.1, -0.28)} ${at(-0.1, -0.28)} ${at(-0.3, -0.2)}Z`,
    { fill: '#41507a' },
  )
  for (const [x, y, r, fill] of [
    [0.5, -0.5, 0.2, '#c8873a'],
    [0.74, -0.56, 0.17, '#b4553f'],
    [-0.06, -0.62, 0.16, '#c9a23e'],
    [0.24, -0.66, 0.15, '#a8442f'],
  ] as const) {
    plane.ink(oval(w * x, h * y, h * r), { fill: tone(fill, -0.35) })
    plane.ink(oval(w * x - h * r * 0.12, h * (y + r * 0.1), h * r * 0.84), { fill })
    plane.ink(oval(w * x - h * r * 0.34, h * (y + r * 0.36), h * r * 0.3), { fill: mix(fill, '#f6e6c0', 0.5) })
    plane.ink(`M${at(x - 0.004, y + r * 0.8)}L${at(x + 0.03, y + r * 1.3)}L${at(x + 0.012, y + r * 0.8)}Z`, { fill: '#4a3626' })
  }
}

export const LANDSCAPES = [hills, harbour, birches, stillLife] as const

const balance: Motif = (plane, w, h, hex, [a = hex, b = hex, c = hex]) => {
  const at = spots(w, h)
  plane.ink(`M${at(-0.8, 0.1)}C${at(-0.8, 0.9)} ${at(0.2, 0.9)} ${at(0.1, 0.2)}C${at(0, -0.3)} ${at(-0.8, -0.4)} ${at(-0.8, 0.1)}Z`, {
    fill: hex,
  })
  plane.ink(rect(-w * 0.1, -h * 0.8, w * 0.75, -h * 0.1), { fill: b })
  plane.ink(oval(w * 0.45, h * 0.42, w * 0.32), { fill: c })
  plane.ink(oval(-w * 0.5, -h * 0.6, w * 0.2), { fill: a })
  plane.ink(rect(-w * 0.62, h * 0.22, -w * 0.3, h * 0.5), { fill: mix(hex, CANVAS, 0.4) })
  plane.ink(`M${at(-0.7, -0.85)}C${at(-0.3, -0.2)} ${at(0.3, -0.2)} ${at(0.85, 0.75)}`, { stroke: INK, width: 4 })
}

const arcs: Motif = (plane, w, h, hex, [a = hex, b = hex, c = hex]) => {
  const arch = (x: number, y: number, r: number, foot: number, fill: string) =>
    plane.ink(`M${x - r} ${foot}L${x - r} ${y}C${x - r} ${y + r * 1.33} ${x + r} ${y + r * 1.33} ${x + r} ${y}L${x + r} ${foot}Z`, { fill })
  plane.ink(oval(w * 0.42, h * 0.58, w * 0.3), { fill: b })
  for (const [i, fill] of [hex, CANVAS, a, CANVAS, c, CANVAS, hex].entries())
    arch(-w * 0.18, -h * 0.3, w * (0.66 - i * 0.09), -h * 0.74, fill)
  arch(w * 0.5, -h * 0.5, w * 0.3, -h * 0.74, mix(hex, '#2f2a26', 0.25))
  plane.ink(rect(-w * 0.9, -h * 0.8, w * 0.9, -h * 0.74), { fill: INK })
}

const fields: Motif = (plane, w, h, hex, [a = hex, b = hex]) => {
  plane.ink(rect(-w * 0.94, -h * 0.95, w * 0.94, h * 0.95), { fill: mix(hex, '#e9dcc2', 0.55) })
  for (const [y0, y1, fill] of [
    [0.3, 0.88, hex],
    [-0.3, 0.22, mix(a, hex, 0.3)],
    [-0.88, -0.38, mix(b, '#efe3cb', 0.2)],
  ] as const)
    // Soft edges: each coat lies a little within the last, and no edge is straight.
    for (let coat = 0; coat < 3; coat++) {
      const g = coat * 0.02
      const edge = (i: number) => 0.006 * Math.sin(i * 0.9 + coat * 1.9 + y0 * 9)
      const ring = [
        ...Array.from({ length: 17 }, (_, i): V2 => [w * (-0.84 + g + (i / 16) * (1.68 - 2 * g)), h * (y1 - g + edge(i))]),
        ...Array.from({ length: 9 }, (_, i): V2 => [w * (0.84 - g + edge(i + 3)), h * (y1 - g - (i / 8) * (y1 - y0 - 2 * g))]),
        ...Array.from({ length: 17 }, (_, i): V2 => [w * (0.84 - g - (i / 16) * (1.68 - 2 * g)), h * (y0 + g + edge(i + 7))]),
        ...Array.from({ length: 9 }, (_, i): V2 => [w * (-0.84 + g + edge(i + 5)), h * (y0 + g + (i / 8) * (y1 - y0 - 2 * g))]),
      ]
      plane.ink(poly(ring), { fill: mix(fill, '#efe3cb', 0.34 - coat * 0.17) })
    }
}

const cutOuts: Motif = (plane, w, h, hex, [a = hex, b = hex, c = hex]) => {
  for (const [x0, y0, x1, y1, fill] of [
    [-0.92, 0.06, -0.04, 0.92, mix(c, CANVAS, 0.35)],
    [0.04, 0.3, 0.92, 0.92, hex],
    [-0.92, -0.92, 0.2, -0.02, hex],
    [0.28, -0.92, 0.92, 0.22, mix(b, CANVAS, 0.25)],
  ] as const)
    plane.ink(rect(w * x0, h * y0, w * x1, h * y1), { fill })
  const on = lightness(hex) > 0.8 ? [b, a, b] : [hex, SHEET, SHEET]
  leaf(plane, [-w * 0.48, h * 0.12], h * 0.72, 8, on[0] ?? hex, w * 0.34)
  leaf(plane, [w * 0.48, h * 0.38], h * 0.46, -14, on[1] ?? hex, w * 0.3)
  leaf(plane, [-w * 0.36, -h * 0.86], h * 0.78, 12, on[2] ?? hex, w * 0.4)
  leaf(plane, [w * 0.6, -h * 0.84], h * 0.98, -6, a, w * 0.26)
}

/** Seaweed as scissors cut it: a stalk with rounded lobes on both sides. */
function leaf(plane: Plane, [x, y]: V2, long: number, degrees: number, fill: string, wide: number): void {
  const [s, c] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const to = (u: number, v: number): V2 => [x + u * c + v * s, y - u * s + v * c]
  const lobes = 5
  const side = (k: number) =>
    Array.from({ length: lobes * 8 + 1 }, (_, i): V2 => {
      const t = i / (lobes * 8)
      const swing = 0.5 - 0.5 * Math.cos(t * lobes * 2 * Math.PI)
      return to(k * wide * (0.1 + 0.9 * swing ** 0.7 * (1 - t * 0.5)), long * (t + 0.11 * swing))
    })
  plane.ink(poly([...side(1), to(0, long * 1.05), ...side(-1).toReversed()]), { fill })
}

export const ABSTRACTS = [balance, arcs, fields, cutOuts] as const
