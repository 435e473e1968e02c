// Upholstered blocks: cushions, arms, mattresses.
import { type Pen, type Stop, n, outline } from './pen.ts'
import { type V3, add, hull } from './space.ts'
import type { Surface } from './surface.ts'
import { tone } from './tone.ts'
import { weave } from './weave.ts'

export interface SoftOptions {
  /** Bottom centre. */
  at: V3
  /** Width, height, depth. */
  size: V3
  /** 0.12 a firm block, 0.5 a pillow, 1 a ball. @default 0.3 */
  round?: number
  /** Degrees leaned back about its bottom edge. */
  lean?: number
  /** Degrees turned about the upright axis. */
  turn?: number
  /** Seam around the front or the top. */
  piping?: 'front' | 'top'
  /** Sewn of two sheets, so thin at its seams; of bands in these colours from top to bottom, or of one cloth. Only photographs show it. */
  bands?: readonly string[]
}

/** An upholstered block: its outline in the edge tone, then the sides that face us, each in its own light. */
export function soft(p: Pen, { at, size, round = 0.3, lean = 0, turn = 0, piping }: SoftOptions, surface: Surface): void {
  const [l, t] = [(lean * Math.PI) / 180, (turn * Math.PI) / 180]
  const rotate = ([x, y, z]: V3): V3 => {
    const [y1, z1] = [y * Math.cos(l) + z * Math.sin(l), z * Math.cos(l) - y * Math.sin(l)]
    return [x * Math.cos(t) + z1 * Math.sin(t), y1, z1 * Math.cos(t) - x * Math.sin(t)]
  }
  const place = ([x, y, z]: V3): V3 => add(at, rotate([(x * size[0]) / 2, ((y + 1) * size[1]) / 2, (z * size[2]) / 2]))
  const samples: V3[] = []
  const power = (value: number) => Math.sign(value) * Math.abs(value) ** round
  for (let i = -12; i <= 12; i++) {
    const a = (i * Math.PI) / 24
    for (let j = 0; j < 48; j++) {
      const b = (j * Math.PI) / 24
      samples.push([power(Math.cos(a)) * power(Math.cos(b)), power(Math.sin(a)), power(Math.cos(a)) * power(Math.sin(b))])
    }
  }
  const whole = hull(samples.map((s) => p.put(place(s))))
  const d = outline(whole)
  const frontLight = p.light(rotate([0, 0, 1]))
  const [top, bottom] = [Math.min(...whole.map(([, y]) => y)), Math.max(...whole.map(([, y]) => y))]
  const middleX = whole.reduce((sum, [x]) => sum + x, 0) / whole.length
  p.add(`<path d="${d}" fill="${p.gradient([middleX, top], [middleX, bottom], softStops(surface, frontLight))}"${p.edge(surface, 0.45)}/>`)
  const sides: [V3, (s: V3) => number][] = [
    [[-1, 0, 0], (s) => -s[0]],
    [[1, 0, 0], (s) => s[0]],
    [[0, 1, 0], (s) => s[1]],
  ]
  for (const [normal, height] of sides) {
    const turned = rotate(normal)
    if (!p.faces(turned, place(normal))) continue
    const patch = hull(samples.filter((s) => height(s) > 0.93 - round * 0.12).map((s) => p.paper(place(s))))
    if (patch.length < 3) continue
    const light = p.light(turned)
    const [px, py] = [patch.map(([x]) => x), patch.map(([, y]) => y)]
    const wash = p.gradient([Math.min(...px), Math.min(...py)], [Math.max(...px), Math.max(...py)], sideStops(surface, light))
    p.add(`<path d="${outline(patch)}" fill="${wash}"/>`)
  }
  if (surface.kind === 'textile') p.add(weave(whole, surface.hex, p.zoom))
  if (piping) {
    const seam = hull(samples.filter((s) => (piping === 'front' ? s[2] : s[1]) > 0.9 - round * 0.1).map((s) => p.paper(place(s))))
    p.add(
      `<path d="${outline(seam)}" fill="none" stroke="${tone(surface.hex, -0.75)}" stroke-opacity=".6" stroke-width="${n(1.6 * p.zoom)}"/>`,
    )
    p.add(
      `<path d="${outline(seam)}" fill="none" stroke="${tone(surface.hex, 0.6)}" stroke-opacity=".4" stroke-width="${n(0.8 * p.zoom)}" transform="translate(${n(-0.8 * p.zoom)} ${n(-0.8 * p.zoom)})"/>`,
    )
  }
}

function softStops({ kind, hex }: Surface, light: number): Stop[] {
  const sheen = kind === 'velvet' ? 0.22 : kind === 'leather' ? 0.14 : 0.06
  return [
    [0, tone(hex, light + 0.34 + sheen)],
    [0.3, tone(hex, light + 0.08)],
    [0.75, tone(hex, light - 0.1)],
    [1, tone(hex, light - 0.5 - sheen)],
  ]
}

function sideStops({ kind, hex }: Surface, light: number): Stop[] {
  const sheen = kind === 'velvet' || kind === 'leather' ? 0.2 : 0.1
  return [
    [0, tone(hex, light + sheen), 0.95],
    [1, tone(hex, light - sheen), 0.95],
  ]
}
