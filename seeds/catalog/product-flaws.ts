// Which close-ups of flaws belong to a product: those of its own material and colour, when its condition says that it has a flaw.
import { flawKey, readFlawManifest } from '../photos/flaws.ts'
import { CONDITION, type ConditionId } from './conditions.ts'
import { flawedSurfaceOf, type SurfaceFlaws } from './flawed-surface.ts'
import type { Shown } from './made-of.ts'

/** What a condition admits; new, restored and perfect things have no flaws. */
const ADMITTED: Readonly<Partial<Record<ConditionId, readonly (keyof SurfaceFlaws)[]>>> = {
  [CONDITION.veryGood]: ['slight'],
  [CONDITION.good]: ['clear', 'slight'],
  [CONDITION.worn]: ['clear', 'slight'],
}

const TAKEN = new Set(readFlawManifest().map(({ key }) => key))

/** Whether a condition says that a thing has flaws. */
export function isFlawed(condition: ConditionId): boolean {
  return ADMITTED[condition] !== undefined
}

/** Keys of the close-ups of a thing, what one sees at once first; what is not photographed is left out. */
export function flawKeys(shown: Shown, condition: ConditionId): string[] {
  const admitted = ADMITTED[condition]
  if (!admitted) return []
  const { flaws, materialId, colorId } = flawedSurfaceOf(shown)
  return admitted
    .flatMap((degree) => flaws[degree] ?? [])
    .map((flaw) => flawKey({ flaw, materialId, colorId }))
    .filter((key) => TAKEN.has(key))
}
