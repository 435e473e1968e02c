import type { V3 } from './space.ts'
import type { Surface } from './surface.ts'

/** Ink on a surface: a colour and how much it covers, 0 to 1. */
export interface Ink {
  color: string
  opacity: number
}

/** One part of an object as the studio builds it, in centimetres: ../../studio/blender/parts.py makes a mesh of each kind. */
export type Note =
  | { kind: 'box'; low: V3; high: V3; grain: V3; surface: Surface }
  | { kind: 'prism'; shape: readonly V3[]; by: V3; grain: V3 | null; surface: Surface }
  | { kind: 'bar'; from: V3; to: V3; r0: number; r1: number; surface: Surface }
  | { kind: 'tube'; points: readonly V3[]; radius: number; surface: Surface }
  | { kind: 'ball'; at: V3; radius: number; surface: Surface }
  | {
      kind: 'soft'
      at: V3
      size: V3
      round: number
      /** Degrees. */
      lean: number
      turn: number
      piping: 'front' | 'top' | null
      /** Colours of the bands that a sewn cushion is made of, top to bottom; none for one cloth. Absent when it is not sewn. */
      bands?: readonly string[]
      surface: Surface
    }
  | {
      kind: 'turned'
      at: V3
      /** Radius and height, bottom to top. */
      profile: readonly (readonly [number, number])[]
      isOpen: boolean
      isOpenBelow: boolean
      isLit: boolean
      inside: string | null
      surface: Surface
    }
  | { kind: 'ring'; at: V3; radius: number; width: number; ink: Ink }
  | { kind: 'disc'; at: V3; radius: number; surface: Surface; ink: Ink | null }
  | { kind: 'face'; points: readonly V3[]; grain: V3 | null; surface: Surface }
  /** A flat part with holes: rings of points, filled by the even-odd rule. It swells by `body` on both sides, or is a dish as deep if negative. */
  | { kind: 'flat'; rings: readonly (readonly V3[])[]; grain: V3; surface: Surface | null; ink: Ink | null; body?: number }
  | { kind: 'stroke'; lines: readonly (readonly V3[])[]; width: number; surface: Surface | null; ink: Ink }
  /** What it hangs from, upwards out of the picture. */
  | { kind: 'cord'; from: V3 }
