import { expect, test } from 'vitest'
import { isMissingFile, mayReload } from './reload-once.ts'

test.each([
  ['a page that was opened', 'navigate', 900, true],
  ['a page that the history brought back', 'back_forward', 900, true],
  ['a page that was just reloaded: never a loop', 'reload', 900, false],
  ['a slow page that was reloaded', 'reload', 59_999, false],
  ['a page that was reloaded long ago', 'reload', 86_400_000, true],
] as const)('%s, broken: loaded anew %4$j', (_, loadedBy, ageMs, expected) => expect(mayReload(loadedBy, ageMs)).toBe(expected))

test.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://shop.test/assets/a.js'), true],
  ['Firefox', new TypeError('error loading dynamically imported module: https://shop.test/assets/a.js'), true],
  ['Safari', new TypeError('Importing a module script failed.'), true],
  ['the sheet of a script', new Error('Unable to preload CSS for /assets/a.css'), true],
  ['a section that the shop refused', new Error('An error occurred in the Server Components render.'), false],
  ['a page that broke off', new Error('Connection closed.'), false],
  ['no error', null, false],
] as const)('%s: a file is missing', (_, error, expected) => expect(isMissingFile(error)).toBe(expected))
