// A picture should show the product's own colour and material. Drawings exist for some finishes of each category, so products mostly use
// those; a noun without any of them keeps its own finish and shows the nearest picture.
import { drawnColors } from '../photos/looks.ts'
import type { MakeUp } from './make-ups.ts'

/** Make-ups with matching pictures, or all if there are none. */
export function drawnMakeUps(categoryId: number, makeUps: readonly MakeUp[]): readonly MakeUp[] {
  const drawn = makeUps.filter((makeUp) => shared(categoryId, makeUp).length > 0)
  return drawn.length > 0 ? drawn : makeUps
}

/** Colours of a make-up with matching pictures, or all of its own. */
export function drawnColours(categoryId: number, makeUp: MakeUp): readonly number[] {
  const drawn = shared(categoryId, makeUp)
  return drawn.length > 0 ? drawn : makeUp.colours
}

/** Whether pictures show a make-up in one of its colours; otherwise they show the nearest. */
export function isDrawnIn(colour: number, categoryId: number, makeUp: MakeUp): boolean {
  return shared(categoryId, makeUp).includes(colour)
}

const sharedOf = new Map<number, WeakMap<MakeUp, readonly number[]>>()

/** Memoised: a million products use the same few hundred pairs. */
function shared(categoryId: number, makeUp: MakeUp): readonly number[] {
  const known = sharedOf.get(categoryId) ?? new WeakMap<MakeUp, readonly number[]>()
  sharedOf.set(categoryId, known)
  const found = known.get(makeUp) ?? intersection(categoryId, makeUp)
  known.set(makeUp, found)
  return found
}

function intersection(categoryId: number, { colours, materials }: MakeUp): readonly number[] {
  const drawn = drawnColors(categoryId, materials[0] ?? 0)
  return colours.filter((colour) => drawn.has(colour))
}
