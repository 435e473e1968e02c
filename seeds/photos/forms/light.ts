// What lamps share: cloth shades and their colours.
import type { Pen } from '../pen/pen.ts'
import type { V2, V3 } from '../pen/space.ts'
import type { Surface } from '../pen/surface.ts'
import { tone } from '../pen/tone.ts'
import { band, turned } from '../pen/turned.ts'

export const LINEN: Surface = { kind: 'textile', hex: '#efe3c8' }

export const OPAL: Surface = { kind: 'ceramic', hex: '#faf3e3' }

export const GLOW = '#fff3d0'

/** A cloth shade from y0 to y1. */
export function clothShade(p: Pen, [r0, y0]: V2, [r1, y1]: V2, surface: Surface, at: V3 = [0, 0, 0]): void {
  turned(
    p,
    [
      [r0, y0],
      [r0, y0],
      [r1, y1],
      [r1, y1],
    ],
    surface,
    { at, isLit: true, inside: GLOW },
  )
  band(p, [at[0], at[1] + y0 + 0.4, at[2]], r0, tone(surface.hex, -0.5), { width: 2.5, opacity: 0.5 })
  band(p, [at[0], at[1] + y1 - 0.4, at[2]], r1, tone(surface.hex, -0.5), { width: 2, opacity: 0.35 })
}
