// A picture should show the thing's own colour and material. Drawings exist for some finishes of each category, so those are what its
// things mostly come in; where a noun has none of them, it keeps its own and shows the nearest picture.
import { drawnColors } from '../photos/looks.ts'
import type { MakeUp } from './make-ups.ts'

/** Make-ups that can be shown as they are, else all. */
export function drawnMakeUps(categoryId: number, makeUps: readonly MakeUp[]): readonly MakeUp[] {
  const drawn = makeUps.filter((makeUp) => shared(categoryId, makeUp).length > 0)
  return drawn.length > 0 ? drawn : makeUps
}

/** Colours of a make-up that can be shown, else all of its own. */
export function drawnColours(categoryId: number, makeUp: MakeUp): readonly number[] {
  const drawn = shared(categoryId, makeUp)
  return drawn.length > 0 ? drawn : makeUp.colours
}

/** Whether pictures show a make-up in one of its colours; where there are none of it, they show the nearest. */
export function isDrawnIn(colour: number, categoryId: number, makeUp: MakeUp): boolean {
  return shared(categoryId, makeUp).includes(colour)
}

const sharedOf = new Map<number, WeakMap<MakeUp, readonly number[]>>()

/** Remembered: a million products ask for the same few hundred pairs. */
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
