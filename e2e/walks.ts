// The ways in which each journey of `journeys/walked-*.spec.ts` is walked. A gate walks it in one of them, in another one after each commit;
// all: npm run test:matrix.
import type { TestDetails } from '@playwright/test'

/** A way of walking a journey. */
export interface Walk {
  /** In the titles of its tests. */
  title: string
  /** Chooses the screen. */
  details: TestDetails
  isKeyboard: boolean
  /** On a slow line nobody waits for scripts: what is seen is operated. */
  isSlow: boolean
}

const ON_A_DESKTOP = {}
const ON_A_PHONE = { tag: '@phone-only' }

export const WALKS: readonly Walk[] = [
  { title: 'walked with a mouse', details: ON_A_DESKTOP, isKeyboard: false, isSlow: false },
  { title: 'walked with a finger', details: ON_A_PHONE, isKeyboard: false, isSlow: false },
  { title: 'walked by keyboard alone', details: ON_A_DESKTOP, isKeyboard: true, isSlow: false },
  { title: 'walked on a slow line', details: ON_A_PHONE, isKeyboard: false, isSlow: true },
]

/** Ends the title of a test of a journey. @param journey number of the journey: in each turn some are walked in one way, some in another */
export function walkTitle(walk: Walk, journey: number): string {
  return `${walk.title}, turn ${((WALKS.indexOf(walk) + journey) % WALKS.length) + 1}`
}

/** Titles of the walks that a gate leaves to other gates: each walks every journey once. */
export function walksLeftOut(part: number): readonly string[] {
  return WALKS.flatMap((_, turn) => (turn === part % WALKS.length ? [] : [`walked .+, turn ${turn + 1}`]))
}
