import { expect, test } from 'vitest'
import { fileFault, pageFaults } from './page-oracles.ts'

const PAGE = '<!DOCTYPE html><html lang="pl" dir="ltr"><body><main>"sku":"7"</main></body></html>'
const EXPECTED = { path: '/fotel-7', finalUrl: 'http://127.0.0.1:1/fotel-7', market: 'pl', markers: ['"sku":"7"'] } as const

test.each([
  ['is right', PAGE, {}, undefined],
  ['is a sentence', 'Przerwa techniczna', {}, 'whole-page'],
  ['is empty', '', {}, 'whole-page'],
  ['ends early', PAGE.slice(0, -8), {}, 'whole-page'],
  ['has no head', PAGE.slice(15), {}, 'whole-page'],
  ['is of another market', PAGE, { market: 'es' }, 'page-marker'],
  ['is of another product', PAGE.replace('"7"', '"8"'), {}, 'page-marker'],
  ['is at another address', PAGE, { finalUrl: 'http://127.0.0.1:1/' }, 'final-address'],
] as const)('a page that %s', (_what, html, changed, oracle) => {
  expect(pageFaults(html, { ...EXPECTED, ...changed })[0]?.oracle).toBe(oracle)
})

test.each([
  ['picture', { status: 200, type: 'image/avif', length: 9 }, undefined],
  ['font', { status: 200, type: 'text/html', length: 9 }, 'asset-answers'],
  ['picture', { status: 404, type: 'image/avif', length: 9 }, 'picture-answers'],
  ['picture', { status: 200, type: 'text/html', length: 9 }, 'picture-answers'],
  ['script', { status: 200, type: 'text/javascript', length: 0 }, 'asset-answers'],
  ['stylesheet', { status: 200, type: 'text/css; charset=utf-8', length: Number.NaN }, undefined],
  ['script', { status: 0, type: '', length: Number.NaN }, undefined],
  ['script', { status: 404, type: 'text/plain', length: 9 }, 'asset-answers'],
] as const)('a %s that answers %o', (kind, answer, oracle) => {
  expect(fileFault({ kind, path: '/x' }, answer)?.oracle).toBe(oracle)
})
