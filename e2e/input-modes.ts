// How each journey of `journeys/input-*.spec.ts` is operated. A gate runs it in one mode, in another one after each commit; all: npm run
// test:matrix.
import type { TestDetails } from '@playwright/test'

/** How a journey is operated. */
export interface InputMode {
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

export const INPUT_MODES: readonly InputMode[] = [
  { title: 'operated with a mouse', details: ON_A_DESKTOP, isKeyboard: false, isSlow: false },
  { title: 'operated by touch', details: ON_A_PHONE, isKeyboard: false, isSlow: false },
  { title: 'operated by keyboard alone', details: ON_A_DESKTOP, isKeyboard: true, isSlow: false },
  { title: 'operated on a slow line', details: ON_A_PHONE, isKeyboard: false, isSlow: true },
]

/** Ends the title of a test of a journey. @param journey number of the journey: in each turn some are in one mode, some in another */
export function modeTitle(mode: InputMode, journey: number): string {
  return `${mode.title}, turn ${((INPUT_MODES.indexOf(mode) + journey) % INPUT_MODES.length) + 1}`
}

/** Titles of the modes that a gate leaves to other gates: each runs every journey once. */
export function modesLeftOut(part: number): readonly string[] {
  return INPUT_MODES.flatMap((_, turn) => (turn === part % INPUT_MODES.length ? [] : [`operated .+, turn ${turn + 1}`]))
}
