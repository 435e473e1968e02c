import { Pen } from '../../photos/pen/pen.ts'
import type { Camera, V3 } from '../../photos/pen/space.ts'
import type { Surface } from '../../photos/pen/surface.ts'
import type { Note } from './note.ts'

const CORD = /^<path d="M(-?[\d.]+) -\d+V(-?[\d.]+)"/

/** A pen that draws nothing: what a form does with it stays as notes. */
export class NotePen extends Pen {
  readonly notes: Note[] = []

  /** @param scale paper units per centimetre at which ink has the width it has on the plate */
  constructor(camera: Camera, scale: number) {
    super({ camera, scale })
  }

  /** Marks that are only ink on paper (glows, gloss) have no body, but for cords: upright lines from beyond the paper's upper edge. */
  override add(mark: string): void {
    const [, x, y] = CORD.exec(mark) ?? []
    if (x && y) this.notes.push({ kind: 'cord', from: [Number(x) / this.scale, -Number(y) / this.scale, 0] })
  }

  /** All sides are built, whichever the camera sees. */
  override faces(): boolean {
    return true
  }

  override face(points: readonly V3[], surface: Surface, { grain }: { lum?: number; grain?: V3; contour?: boolean } = {}): void {
    this.notes.push({ kind: 'face', points, grain: grain ?? null, surface })
  }

  override line(
    points: readonly V3[],
    color: string,
    { width = 1, isInk = true, opacity = 1 }: { width?: number; isInk?: boolean; opacity?: number } = {},
  ): void {
    this.notes.push({
      kind: 'stroke',
      lines: [points],
      width: isInk ? this.inkWidth(width) : width,
      surface: null,
      ink: { color, opacity },
    })
  }

  /** Centimetres of an ink width given in paper units. */
  inkWidth(width: number): number {
    return width / this.scale
  }
}

/** The pen as the swapped modules know it. */
export function noted(p: Pen): NotePen {
  if (p instanceof NotePen) return p
  throw new TypeError('A form of the studio needs a NotePen')
}
