// Fits a form into a frame on paper: drawn once to measure, once for real.
import type { Form } from '../forms/form.ts'
import { Pen, n } from '../pen/pen.ts'
import type { V2 } from '../pen/space.ts'
import type { Finish } from '../pen/surface.ts'

const SHADOW = '#4a3a2c'

export interface Frame {
  /** Centre, and the line it stands on (or its middle, when `isCentred`); may depend on the height it gets. */
  x: number
  y: number | ((height: number) => number)
  /** Largest width and height on paper. */
  width: number
  height: number
  isCentred?: boolean
  /** Paper units per centimetre, instead of filling the frame. */
  scale?: number
  /** Thickness of contours and textures. @default 1 */
  zoom?: number
  /** Degrees to look down, instead of the form's own. */
  pitch?: number
  prefix: string
}

export interface Placed {
  /** Object with its shadow on floor or wall. */
  svg: string
  width: number
  top: number
  bottom: number
  /** Paper position of the form's telling point. */
  detail: V2
  scale: number
}

export function placeForm(form: Form, finish: Finish, frame: Frame): Placed {
  const camera = { yaw: form.yaw ?? 24, pitch: frame.pitch ?? form.pitch ?? 11, distance: form.size * 5 }
  const measure = new Pen({ camera })
  form.draw(measure, finish)
  const { left, right, top, bottom } = measure.reach
  const scale = frame.scale ?? Math.min(frame.width / (right - left), frame.height / (bottom - top))
  const line = typeof frame.y === 'number' ? frame.y : frame.y((bottom - top) * scale)
  const y = line - (frame.isCentred ? (top + bottom) / 2 : bottom) * scale
  const pen = new Pen({ camera, scale, at: [frame.x - ((left + right) / 2) * scale, y], zoom: frame.zoom ?? 1, prefix: frame.prefix })
  if (form.stage === 'floor') floorShadow(pen, measure)
  if (form.stage === 'wall' && form.shadow !== 'none') wallShadow(pen, scale, measure, form.shadow ?? 'rect')
  form.draw(pen, finish)
  return {
    svg: pen.svg(),
    width: pen.reach.right - pen.reach.left,
    top: pen.reach.top,
    bottom: pen.reach.bottom,
    detail: pen.paper(form.detail),
    scale,
  }
}

function floorShadow(pen: Pen, { points }: Pen): void {
  const heights = points.map((point) => point[1])
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const ground = points.filter((point) => point[1] < low + (high - low) * 0.06 + 0.01)
  const spread = (some: typeof points, axis: 0 | 2) =>
    [Math.min(...some.map((q) => q[axis])), Math.max(...some.map((q) => q[axis]))] as const
  // Seen from above a shadow covers more paper, so it has to be fainter.
  const faint = 1 - Math.max(0, pen.camera.pitch - 14) / 50
  for (const [some, strength, grow] of [
    [points, 0.2, 1.28],
    [ground, 0.34, 1.16],
  ] as const) {
    const opacity = n3(strength * faint)
    const [[x0, x1], [z0, z1]] = [spread(some, 0), spread(some, 2)]
    const corners = (
      [
        [x0, z0],
        [x1, z0],
        [x0, z1],
        [x1, z1],
      ] as const
    ).map(([x, z]) => pen.paper([x, low, z]))
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
    const [rx, cx] = [(Math.max(...xs) - Math.min(...xs)) / 2, (Math.max(...xs) + Math.min(...xs)) / 2]
    const [ry, cy] = [Math.max((Math.max(...ys) - Math.min(...ys)) / 2, rx * 0.07), (Math.max(...ys) + Math.min(...ys)) / 2]
    const [width, depth] = [rx * grow + 6, ry * grow + 5]
    // A round wash squashed to the footprint: softer than any blur, and cheap.
    const wash = pen.radial([0, 0], 100, [
      [0, SHADOW, opacity],
      [0.62, SHADOW, n3(opacity * 0.72)],
      [1, SHADOW, 0],
    ])
    const squash = `translate(${n(cx + rx * 0.06)} ${n(cy + 2)}) scale(${n3(width / 100)} ${n3(depth / 100)})`
    pen.add(`<circle r="100" fill="${wash}" transform="${squash}"/>`)
  }
}

function wallShadow(pen: Pen, scale: number, { reach }: Pen, shape: 'rect' | 'oval'): void {
  const [x0, x1] = [reach.left, reach.right].map((x) => pen.at[0] + x * scale) as [number, number]
  const [y0, y1] = [reach.top, reach.bottom].map((y) => pen.at[1] + y * scale) as [number, number]
  for (const grow of [11, 7, 3, 0]) {
    const [left, top, width, height] = [x0 - grow + 8, y0 - grow + 12, x1 - x0 + grow * 2, y1 - y0 + grow * 2]
    const radius = shape === 'oval' ? Math.min(width, height) / 2 : grow
    pen.add(
      `<rect x="${n(left)}" y="${n(top)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${SHADOW}" fill-opacity=".075"/>`,
    )
  }
}

function n3(value: number): number {
  return Math.round(value * 1000) / 1000
}
