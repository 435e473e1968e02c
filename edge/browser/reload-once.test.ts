import { expect, test } from 'vitest'
import { MOVED_HEADER } from '../http/flight-protocol.ts'
import { asksForLoad, isMissingFile, mayReload } from './reload-once.ts'

test.each([
  ['a page that was opened', 'navigate', 900, true],
  ['a page that was just reloaded: never a loop', 'reload', 900, false],
  ['a page that was reloaded long ago', 'reload', 86_400_000, true],
] as const)('%s, broken: loaded anew %4$j', (_, loadedBy, ageMs, expected) => expect(mayReload(loadedBy, ageMs)).toBe(expected))

const MOVED = new Response(null, { status: 204, headers: { [MOVED_HEADER]: '1' } })
const NOTHING = new Response(null, { status: 204 })
const OTHER_BUILD = new Response(null, { status: 409 })
test.each([
  ['has moved', MOVED, { loadedBy: 'navigate', ageMs: 900 }, true],
  ['has moved, and came again at the reload: never a loop', MOVED, { loadedBy: 'reload', ageMs: 900 }, false],
  ['could not be rendered', NOTHING, { loadedBy: 'navigate', ageMs: 400_000 }, false],
  ['is of another build than the one that answers now', OTHER_BUILD, { loadedBy: 'navigate', ageMs: 290_000 }, false],
  ['is of a build that is gone', OTHER_BUILD, { loadedBy: 'reload', ageMs: 310_000 }, true],
  ['is of such a build, and typed into', OTHER_BUILD, { isTyping: true, loadedBy: 'reload', ageMs: 310_000 }, false],
  ['GAP-98: shows an old price by such a build', OTHER_BUILD, { isKnownOld: true, isTyping: true, loadedBy: 'reload', ageMs: 900 }, true],
])('a page that %s is refreshed: loaded anew %4$j', (_which, answer, how, expected) =>
  expect(asksForLoad(answer, { isKnownOld: false, isTyping: false, ...how })).toBe(expected),
)

test.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://shop.test/assets/a.js'), true],
  ['Safari', new TypeError('Importing a module script failed.'), true],
  ['the sheet of a script', new Error('Unable to preload CSS for /assets/a.css'), true],
  ['a section that the shop refused', new Error('An error occurred in the Server Components render.'), false],
  ['a page that broke off', new Error('Connection closed.'), false],
  ['no error', null, false],
] as const)('%s: a file is missing', (_, error, expected) => expect(isMissingFile(error)).toBe(expected))
