import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownAddress, redirectTarget } from './redirect-to.ts'

test.each([
  ['/lampa-space-age-1204', '/lampa-space-age-1204'],
  ['/produkty?colors=7#top', '/produkty?colors=7#top'],
  ['/', '/'],
  ['/%2Fevil.example', '/%2Fevil.example'],
  ['/a/../produkty', '/produkty'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/%2e//evil.example', '/'],
  ['/a\\b', '/'],
  ['https://evil.example', '/'],
  ['', '/'],
  [null, '/'],
])('GAP-59: %j leads to %s', (redirectTo, target) => {
  expect(redirectTarget(redirectTo)).toBe(target)
  expect(new URL(redirectTarget(redirectTo), 'https://patyna.example').host).toBe('patyna.example')
})

test('what leads elsewhere is no address of the storefront, and what does not stays what it is', () => {
  expect(['//evil.example', '/.//evil.example', 'https://evil.example/', '//u:p@storefront.invalid/'].map(ownAddress)).toEqual(
    Array(4).fill(null),
  )
  expect(ownAddress('/en/products?textSearch=a%20b&x=//y#z')).toBe('/en/products?textSearch=a%20b&x=//y#z')
})

/** Of what targets are made that read differently to a check and to a browser. */
const PIECES = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '%09',
  '%00',
  '\t',
  '\r\n',
  '\0',
  ' ',
  'evil.example',
  'produkty',
  'user:secret@',
  '@',
  ':',
  ':8443',
  'https:',
  'http://',
  'javascript:',
  '?',
  '#',
  'ą',
  '＠',
  '／',
  '。',
  '[::1]',
]

test('no target leads a browser away, in one step or in two', () => {
  const target = fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ maxLength: 3 })), { maxLength: 9 })
  fc.assert(
    fc.property(target, fc.constantFrom('https://shop.example/', 'http://127.0.0.1:8787//produkty/..//?a=//b'), (pieces, from) => {
      for (const address of [ownAddress(pieces.join('')), redirectTarget(pieces.join(''))]) {
        if (address === null) continue
        expect(address).toMatch(/^\/(?!\/)[^\\\p{Cc}]*$/u)
        const reached = new URL(address, from)
        expect(reached.origin).toBe(new URL(from).origin)
        // What a browser makes of it is what was checked.
        expect(reached.pathname + reached.search + reached.hash).toBe(address)
      }
    }),
    { numRuns: 5000 },
  )
})
