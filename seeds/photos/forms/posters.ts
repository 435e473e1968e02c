// Posters, each a motif of its own.
import { oval, poly, rect } from '../pen/plane.ts'
import type { V2 } from '../pen/space.ts'
import { mix, tone } from '../pen/tone.ts'
import { INK, type Motif, spots } from './motif.ts'

const mosaic: Motif = (plane, _w, _h, hex, [a = hex, b = hex, c = hex]) => {
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 6; j++) {
      const [x, y, s] = [-20 + i * 8, -20 + j * 8, (i * 7 + j * 5) % 4]
      const fill = [hex, a, b, c][(i + j * 2) % 4] ?? hex
      if ((i * 3 + j) % 7 === 0) plane.ink(oval(x + 4, y + 4, 4), { fill })
      else
        plane.ink(
          [
            `M${x} ${y}L${x + 8} ${y}Q${x + 8} ${y + 8} ${x} ${y + 8}Z`,
            `M${x} ${y}L${x + 8} ${y}L${x + 8} ${y + 8}Q${x} ${y + 8} ${x} ${y}Z`,
            `M${x + 8} ${y}L${x + 8} ${y + 8}L${x} ${y + 8}Q${x} ${y} ${x + 8} ${y}Z`,
            `M${x} ${y}L${x + 8} ${y + 8}L${x} ${y + 8}Z`,
          ][s] ?? '',
          { fill },
        )
    }
  caption(plane)
}

/** Two lines of a title, told by their blocks. */
const caption = (plane: Parameters<Motif>[0]): void => {
  plane.ink(rect(-20, -25, -3, -23.6), { fill: INK })
  plane.ink(rect(-20, -28, -10, -26.8), { fill: INK })
}

const concert: Motif = (plane, w, h, hex, [a = hex, b = hex, c = hex]) => {
  plane.ink(oval(w * 0.12, h * 0.22, w * 0.74), { fill: hex })
  plane.ink(oval(w * 0.12, h * 0.22, w * 0.26), { fill: c })
  plane.ink(oval(w * 0.12, h * 0.22, w * 0.05), { fill: INK })
  for (let i = 0; i < 5; i++) plane.ink(oval(w * 0.12, h * 0.22, w * (0.34 + i * 0.08)), { stroke: tone(hex, -0.5), width: 1.4 })
  for (const [i, fill] of [a, b, INK].entries())
    plane.ink(
      poly(
        [
          [-w * 0.94, -h * (0.1 + i * 0.16)],
          [w * 0.3, h * (0.36 - i * 0.16)],
          [w * 0.3, h * (0.28 - i * 0.16)],
          [-w * 0.94, -h * (0.18 + i * 0.16)],
        ].map(([x = 0, y = 0]): V2 => [x, y]),
      ),
      {
        fill,
      },
    )
  caption(plane)
}

const lemons: Motif = (plane, w, h, hex, [a = hex, b = hex]) => {
  const at = spots(w, h)
  plane.ink(rect(-w, -h * 0.62, w, h), { fill: mix(hex, '#f6ecd6', 0.35) })
  plane.ink(rect(-w, -h * 0.62, w, -h * 0.3), { fill: mix(a, '#3a332c', 0.2) })
  plane.ink(`M${at(-0.62, -0.06)}C${at(-0.6, -0.52)} ${at(0.6, -0.52)} ${at(0.62, -0.06)}Z`, { fill: '#f6eedd' })
  plane.ink(`M${at(-0.3, -0.39)}L${at(-0.34, -0.47)}L${at(0.34, -0.47)}L${at(0.3, -0.39)}Z`, { fill: '#f6eedd' })
  plane.ink(`M${at(-0.6, -0.14)}Q${at(0, -0.22)} ${at(0.6, -0.14)}L${at(0.58, -0.19)}Q${at(0, -0.27)} ${at(-0.58, -0.19)}Z`, { fill: b })
  for (const [x, y, turn] of [
    [-0.3, 0.06, 0.5],
    [0.28, 0.05, -0.4],
    [0, 0.22, 0.1],
  ] as const) {
    const to = (u: number, v: number) => {
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      return at(x + (u * c - v * s) * 0.42, y + (u * s + v * c) * 0.3)
    }
    plane.ink(
      `M${to(-1, 0)}C${to(-0.8, 0.16)} ${to(-0.6, 0.62)} ${to(0, 0.62)}C${to(0.6, 0.62)} ${to(0.8, 0.16)} ${to(1, 0)}C${to(0.8, -0.16)} ${to(0.6, -0.62)} ${to(0, -0.62)}C${to(-0.6, -0.62)} ${to(-0.8, -0.16)} ${to(-1, 0)}Z`,
      {
        fill: '#e2b93e',
      },
    )
    plane.ink(`M${to(-0.62, 0.14)}C${to(-0.4, 0.5)} ${to(0.1, 0.52)} ${to(0.3, 0.46)}C${to(0, 0.4)} ${to(-0.3, 0.3)} ${to(-0.62, 0.14)}Z`, {
      fill: '#f1d884',
    })
  }
  for (const [x, y, k] of [
    [0.14, 0.42, 1],
    [-0.16, 0.38, -1],
  ] as const)
    plane.ink(
      `M${at(x, y)}C${at(x + 0.1 * k, y + 0.18)} ${at(x + 0.4 * k, y + 0.2)} ${at(x + 0.52 * k, y + 0.06)}C${at(x + 0.36 * k, y - 0.04)} ${at(x + 0.14 * k, y - 0.06)} ${at(x, y)}Z`,
      { fill: '#48644f' },
    )
  caption(plane)
}

const crane: Motif = (plane, w, h, hex, [a = hex, b = hex, c = hex]) => {
  const at = spots(w, h)
  plane.ink(oval(w * 0.2, h * 0.36, w * 0.52), { fill: hex === INK ? a : hex })
  for (const [i, fill] of [b, c, a].entries())
    plane.ink(
      `M${at(-1, -0.3 - i * 0.12)}C${at(-0.5, -0.16 - i * 0.12)} ${at(0.1, -0.44 - i * 0.1)} ${at(1, -0.22 - i * 0.14)}L${at(1, -0.62)}L${at(-1, -0.62)}Z`,
      { fill },
    )
  // A crane: body, neck, beak and legs.
  plane.ink(
    `M${at(-0.5, -0.02)}C${at(-0.4, 0.2)} ${at(0, 0.22)} ${at(0.12, 0.06)}C${at(0.02, -0.12)} ${at(-0.26, -0.16)} ${at(-0.66, -0.2)}Z`,
    { fill: '#f8f2e6' },
  )
  plane.ink(
    `M${at(-0.06, 0.12)}C${at(0.24, 0.2)} ${at(0.02, 0.46)} ${at(0.16, 0.62)}C${at(0.22, 0.68)} ${at(0.3, 0.66)} ${at(0.32, 0.6)}L${at(0.27, 0.58)}C${at(0.16, 0.5)} ${at(0.34, 0.2)} ${at(0.1, 0.03)}Z`,
    { fill: '#f8f2e6' },
  )
  plane.ink(`M${at(0.31, 0.635)}L${at(0.6, 0.55)}L${at(0.3, 0.59)}Z`, { fill: INK })
  plane.ink(
    `M${at(-0.5, -0.02)}C${at(-0.52, -0.12)} ${at(-0.6, -0.16)} ${at(-0.72, -0.24)}C${at(-0.5, -0.22)} ${at(-0.34, -0.16)} ${at(-0.22, -0.1)}Z`,
    { fill: INK },
  )
  plane.ink(`M${at(-0.2, -0.1)}L${at(-0.16, -0.52)}M${at(-0.06, -0.06)}L${at(-0.06, -0.54)}`, { stroke: INK, width: 4 })
  caption(plane)
}

export const POSTERS = [mosaic, concert, lemons, crane] as const
