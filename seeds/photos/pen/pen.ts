// The pen of a form: it draws nothing, but notes each part where it lies in the room, in centimetres. The studio builds the notes.
import type { Note } from './note.ts'
import { type Camera, type V3, seenFrom } from './space.ts'
import type { Surface } from './surface.ts'

export class Pen {
  readonly notes: Note[] = []
  private readonly camera: Camera
  private readonly scale: number

  /** @param scale paper units per centimetre at which ink has the width it has on the plate */
  constructor(camera: Camera, scale: number) {
    this.camera = camera
    this.scale = scale
  }

  /** Centimetres of an ink width given in paper units. */
  inkWidth(width: number): number {
    return width / this.scale
  }

  /** A flat polygon of the room, its texture along `grain`. */
  face(points: readonly V3[], surface: Surface, { grain }: { grain?: V3 } = {}): void {
    this.notes.push({ kind: 'face', points, grain: grain ?? null, surface })
  }

  /** A line through points of the room. `width` in centimetres, or in paper units when `isInk`. */
  line(
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

  /**
   * What something hangs from: a cord that goes straight up the picture, out of it. So it is noted where the picture shows its lower end.
   * @param above centimetres up the picture from the point
   */
  cord(point: V3, above = 0): void {
    const [x, y, z] = seenFrom(this.camera, point)
    const nearness = (this.camera.distance / (this.camera.distance - z)) * this.scale
    const [right, down] = [tenth(x * nearness), tenth(-y * nearness - above * this.scale)]
    this.notes.push({ kind: 'cord', from: [right / this.scale, -down / this.scale, 0] })
  }
}

/** Tenths of a paper unit are finer than any picture shows. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
