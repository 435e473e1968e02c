// Solids with flat and rounded sides: boards, bent sheets, legs, tubes, balls.
import { type Pen, type Stop, n, outline } from './pen.ts'
import { type V2, type V3, add, cross, dot, middle, scaled, seenFrom, subtract, unit } from './space.ts'
import type { Surface } from './surface.ts'
import { tone } from './tone.ts'

type Span = readonly [from: number, to: number]
const AXES = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const satisfies Record<string, V3>
export type Axis = keyof typeof AXES

/** A board or block between two corners; its texture runs along `grain`. */
export function box(p: Pen, [x0, x1]: Span, [y0, y1]: Span, [z0, z1]: Span, surface: Surface, grain: Axis = 'x'): void {
  const faces: V3[][] = [
    [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y0, z1],
      [x0, y0, z1],
    ],
    [
      [x0, y1, z1],
      [x1, y1, z1],
      [x1, y1, z0],
      [x0, y1, z0],
    ],
    [
      [x0, y0, z0],
      [x0, y0, z1],
      [x0, y1, z1],
      [x0, y1, z0],
    ],
    [
      [x1, y0, z1],
      [x1, y0, z0],
      [x1, y1, z0],
      [x1, y1, z1],
    ],
    [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
  ]
  const normals: V3[] = [
    [0, -1, 0],
    [0, 1, 0],
    [-1, 0, 0],
    [1, 0, 0],
    [0, 0, 1],
  ]
  faces.forEach((face, i) => {
    const normal = normals[i] ?? [0, 0, 1]
    if (!p.faces(normal, middle(face))) return
    const along = AXES[grain]
    p.face(face, surface, Math.abs(dot(along, normal)) > 0.5 ? {} : { grain: along })
  })
}

/** A flat outline pushed along `by`: bent boards, shells, arms. The outline runs counter-clockwise seen against `by`. */
export function extrude(p: Pen, shape: readonly V3[], by: V3, surface: Surface, { grain }: { grain?: V3 } = {}): void {
  const ahead = unit(by)
  const area = shape.reduce<V3>((sum, point, i) => add(sum, cross(point, shape[(i + 1) % shape.length] ?? point)), [0, 0, 0])
  const points = dot(area, ahead) > 0 ? shape : shape.toReversed()
  const sides = points.map((a, i) => {
    const b = points[(i + 1) % points.length] ?? a
    const quad: V3[] = [a, b, add(b, by), add(a, by)]
    return { quad, normal: unit(cross(subtract(b, a), ahead)), depth: seenFrom(p.camera, middle(quad))[2] }
  })
  const seen = sides.filter(({ quad, normal }) => p.faces(normal, middle(quad))).sort((a, b) => a.depth - b.depth)
  for (const { quad, normal } of seen) {
    const fill = tone(surface.hex, p.light(normal))
    p.add(`<path d="${outline(quad.map((point) => p.put(point)))}" fill="${fill}" stroke="${fill}" stroke-width="${n(0.8 * p.zoom)}"/>`)
  }
  const texture = p.texture(surface, points[0] ?? [0, 0, 0], ahead, grain ?? AXES.y)
  if (texture && seen.length > 0)
    p.add(`<path d="${seen.map(({ quad }) => outline(quad.map((q) => p.paper(q)))).join('')}" fill="${texture}"/>`)
  for (const [cap, normal] of [
    [points.map((q) => add(q, by)), ahead],
    [points.toReversed(), scaled(ahead, -1)],
  ] as [V3[], V3][]) {
    if (p.faces(normal, middle(cap))) p.face(cap, surface, grain ? { lum: p.light(normal), grain } : { lum: p.light(normal) })
  }
}

/** A sheet bent along a profile of [z, y] points and drawn from x0 to x1: seats, backs, shells. */
export function sheet(p: Pen, profile: readonly V2[], [x0, x1]: Span, thickness: number, surface: Surface): void {
  const smooth = curve(profile, 6)
  const under = smooth.map(([z, y], i): V2 => {
    const [pz, py] = smooth[Math.max(0, i - 1)] ?? [z, y]
    const [nz, ny] = smooth[Math.min(smooth.length - 1, i + 1)] ?? [z, y]
    const size = Math.hypot(nz - pz, ny - py) || 1
    return [z + ((ny - py) / size) * thickness, y - ((nz - pz) / size) * thickness]
  })
  extrude(
    p,
    [...smooth, ...under.toReversed()].map(([z, y]): V3 => [x0, y, z]),
    [x1 - x0, 0, 0],
    surface,
  )
}

/** A round bar between two points, its radius changing from one end to the other: legs, stems, rails. */
export function bar(p: Pen, from: V3, to: V3, r0: number, r1: number, surface: Surface): void {
  const [a, b] = [p.put(from), p.put(to)]
  const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [ux, uy] = [(b[0] - a[0]) / size, (b[1] - a[1]) / size]
  // The side towards the upper left comes first, so that light falls on it.
  const sign = uy - ux * 0.6 > 0 ? 1 : -1
  const [nx, ny] = [-uy * sign, ux * sign]
  const [ra, rb] = [p.length(r0, from), p.length(r1, to)]
  const flat = Math.abs(seenFrom(p.camera, unit(subtract(to, from)))[2])
  const angle = n((Math.atan2(ny, nx) * 180) / Math.PI)
  const at = ([x, y]: V2, r: number) => `${n(x + nx * r)} ${n(y + ny * r)}`
  const sweep = sign > 0 ? 0 : 1
  const cap = (r: number) => `A${n(r)} ${n(Math.max(r * flat, 0.1))} ${angle} 0 ${sweep}`
  const d = `M${at(a, ra)}L${at(b, rb)}${cap(rb)} ${at(b, -rb)}L${at(a, -ra)}${cap(ra)} ${at(a, ra)}Z`
  const [mx, my, r] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, Math.max(ra, rb)]
  const wash = p.gradient([mx + nx * r, my + ny * r], [mx - nx * r, my - ny * r], roundStops(surface))
  p.add(`<path d="${d}" fill="${wash}"${p.edge(surface)}/>`)
  for (const [end, point, radius, normal] of [
    [b, to, rb, subtract(to, from)],
    [a, from, ra, subtract(from, to)],
  ] as [V2, V3, number, V3][]) {
    if (radius * flat < 0.8 || !p.faces(normal, point)) continue
    p.add(
      `<ellipse cx="${n(end[0])}" cy="${n(end[1])}" rx="${n(radius)}" ry="${n(radius * flat)}" transform="rotate(${angle} ${n(end[0])} ${n(end[1])})" fill="${tone(surface.hex, p.light(normal) + 0.05)}"${p.edge(surface)}/>`,
    )
  }
}

/** A bent tube or cord through points. */
export function tube(p: Pen, points: readonly V3[], radius: number, surface: Surface, { isStraight = false } = {}): void {
  const path = (isStraight ? points : curve3(points, 8)).map((point) => p.put(point))
  const d = outline(path).slice(0, -1)
  const r = p.length(radius, middle(points))
  const isMetal = surface.kind === 'metal'
  const layers: [number, number, number][] = isMetal
    ? [
        [2, -0.75, 0],
        [1.5, 0, -0.12],
        [0.5, 0.95, -0.3],
      ]
    : [
        [2, -0.5, 0],
        [1.4, 0, -0.16],
        [0.55, 0.35, -0.34],
      ]
  p.add(
    `<path d="${d}" fill="none" stroke="${tone(surface.hex, -1.2)}" stroke-opacity=".4" stroke-width="${n(r * 2 + p.contour)}" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
  for (const [width, lum, shift] of layers) {
    p.add(
      `<path d="${d}" fill="none" stroke="${tone(surface.hex, lum)}" stroke-width="${n(r * width)}" stroke-linecap="round" stroke-linejoin="round"${shift ? ` transform="translate(${n(r * shift)} ${n(r * shift)})"` : ''}/>`,
    )
  }
}

/** A ball or knob. */
export function ball(p: Pen, at: V3, radius: number, surface: Surface): void {
  const [x, y] = p.put(at)
  const r = p.length(radius, at)
  p.put(add(at, [radius, radius, 0]))
  p.put(add(at, [-radius, -radius, 0]))
  const stops: Stop[] =
    surface.kind === 'glass'
      ? [
          [0, '#ffffff', 0.75],
          [0.35, tone(surface.hex, 0.4), 0.4],
          [0.85, tone(surface.hex, -0.1), 0.5],
          [1, tone(surface.hex, -0.5), 0.75],
        ]
      : [
          [0, tone(surface.hex, surface.kind === 'metal' ? 1.4 : 0.7)],
          [0.4, tone(surface.hex, 0.05)],
          [1, tone(surface.hex, -0.75)],
        ]
  p.add(
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${p.radial([x, y], r * 1.05, stops, [x - r * 0.35, y - r * 0.42])}"${p.edge(surface)}/>`,
  )
}

/** Smooth curve through points on a plane; a point given twice stays a corner. */
export function curve(points: readonly V2[], steps: number): V2[] {
  return curve3(
    points.map(([x, y]): V3 => [x, y, 0]),
    steps,
  ).map(([x, y]): V2 => [x, y])
}

function curve3(points: readonly V3[], steps: number): V3[] {
  const out: V3[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [b, c] = [points[i], points[i + 1]]
    if (!b || !c) continue
    if (Math.hypot(...subtract(c, b)) < 1e-6) continue
    const [a, e] = [points[i - 1] ?? b, points[i + 2] ?? c]
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      const weights = [
        (-t + 2 * t * t - t ** 3) / 2,
        (2 - 5 * t * t + 3 * t ** 3) / 2,
        (t + 4 * t * t - 3 * t ** 3) / 2,
        (t ** 3 - t * t) / 2,
      ]
      out.push([a, b, c, e].reduce<V3>((sum, point, k) => add(sum, scaled(point, weights[k] ?? 0)), [0, 0, 0]))
    }
  }
  const last = points.at(-1)
  return last ? [...out, last] : out
}

/** Light across a round bar or vessel, from the lit side to the shaded one. */
export function roundStops({ kind, hex }: Surface): Stop[] {
  if (kind === 'metal')
    return [
      [0, tone(hex, -0.35)],
      [0.16, tone(hex, 0.5)],
      [0.26, tone(hex, 1.5)],
      [0.4, tone(hex, 0.15)],
      [0.72, tone(hex, -0.75)],
      [0.9, tone(hex, -0.3)],
      [1, tone(hex, -0.6)],
    ]
  if (kind === 'glass')
    return [
      [0, tone(hex, -0.4), 0.8],
      [0.1, tone(hex, 0.2), 0.5],
      [0.3, '#ffffff', 0.34],
      [0.6, tone(hex, 0.1), 0.36],
      [0.88, tone(hex, -0.15), 0.55],
      [1, tone(hex, -0.5), 0.85],
    ]
  if (kind === 'ceramic' || kind === 'plastic' || kind === 'paint')
    return [
      [0, tone(hex, 0.02)],
      [0.24, tone(hex, 0.55)],
      [0.5, tone(hex, 0)],
      [0.85, tone(hex, -0.55)],
      [1, tone(hex, -0.42)],
    ]
  if (kind === 'velvet')
    return [
      [0, tone(hex, 0.3)],
      [0.3, tone(hex, 0.05)],
      [0.6, tone(hex, -0.2)],
      [0.9, tone(hex, -0.6)],
      [1, tone(hex, -0.25)],
    ]
  return [
    [0, tone(hex, 0.1)],
    [0.28, tone(hex, 0.3)],
    [0.55, tone(hex, 0)],
    [1, tone(hex, -0.62)],
  ]
}
