// Upholstered blocks: cushions, arms, mattresses.
import type { Pen } from './pen.ts'
import type { V3 } from './space.ts'
import type { Surface } from './surface.ts'

interface SoftOptions {
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
  /** Sewn of two sheets, so thin at its seams; of bands in these colours from top to bottom, or of one cloth. */
  bands?: readonly string[]
}

/** An upholstered block. */
export function soft(p: Pen, { at, size, round = 0.3, lean = 0, turn = 0, piping, bands }: SoftOptions, surface: Surface): void {
  p.notes.push({ kind: 'soft', at, size, round, lean, turn, piping: piping ?? null, ...(bands && { bands }), surface })
}
