// Each generated change of an answer breaks its own promise, and a good answer breaks none.
import { expect, test } from 'vitest'
import { DEFAULT_MARKET } from '#app/domain/market.ts'
import { ALWAYS, STRICT_TRANSPORT } from '#edge/http/static-headers.ts'
import { amountsIn, readAmount } from './amounts.ts'
import { changesOf } from './changes.ts'
import type { Answered } from './aspects.ts'
import { problemsOf } from './kept.ts'
import { pathsOf } from './paths-of.ts'
import { CACHES, type Known, type Promised, TYPES } from './promise.ts'
import { KINDS, PROMISES } from './promises.ts'

const PATH = '/fotel-7'
const KNOWN: Known = {
  origin: 'https://patyna.test',
  build: 'b',
  account: { email: 'a@patyna.test', password: '' },
  paths: pathsOf(DEFAULT_MARKET),
  product: PATH,
  cookies: {},
  offer: null,
  productOf: (id) => (id === 7 ? { name: 'Fotel „7”', minor: 150_000 } : null),
  maySell: false,
  asked: 'Fotel „7”',
  amounts: [150_000],
}
const CARD = `<article><img alt=""><h3><a href="${PATH}">Fotel „7”</a></h3><p>1 500<!-- --> zł</p></article>`
const DATA =
  '{"@type":"Product","name":"Fotel „7”","sku":"7","offers":{"price":1500,"priceCurrency":"PLN","availability":"https://schema.org/InStock"}}'

/** HTML that has all that any page promises. */
function pageOf({ page, path }: Promised): string {
  const robots =
    page?.isIndexed === false
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${KNOWN.origin}${path(KNOWN, DEFAULT_MARKET)}"/>`
  const parts = '<button data-early="true"></button><form id="filter-bar" method="post"></form>'
  return `<!DOCTYPE html><html lang="pl"><head><title>Patyna: Fotel „7”</title>${robots}</head><body><h1>Fotel „7”</h1>${CARD.repeat(4)}${parts}<script type="application/ld+json">${DATA}</script></body></html>`
}

function goodAnswer(promised: Promised): Answered {
  const { status = 200, type, cache, page } = promised
  const isHtml = type === 'html'
  const headers = {
    ...ALWAYS,
    'strict-transport-security': STRICT_TRANSPORT,
    'cache-control': CACHES[cache][0],
    ...(type && { 'content-type': TYPES[type] }),
    ...(isHtml && { 'content-security-policy': "default-src 'none'; script-src 'self'" }),
    ...(type === 'flight' && { 'x-robots-tag': 'noindex' }),
    ...((type === 'avif' || type === 'jpeg') && { 'cross-origin-resource-policy': 'cross-origin' }),
  }
  return { status, headers, setCookies: [], text: page ? pageOf(promised) : 'x' }
}

const ROWS = [...Object.values<Promised>(KINDS), ...PROMISES.filter(({ name }) => name === 'listing')]

test.each(ROWS.map((row) => [row.name, row] as const))('%s', (_name, row) => {
  const subject = { known: KNOWN, market: DEFAULT_MARKET }
  const good = goodAnswer({ ...row, path: row.path })
  // What only one address holds is of the visit (e2e/worker/verify-deployed.test.ts).
  const { holds: _holds, lacks: _lacks, ...promised } = row
  expect(problemsOf(promised, subject, good)).toEqual([])
  for (let nth = 0; nth < 4; nth++)
    for (const { what, aspect, says, change } of changesOf(promised, { knows: true, nth })) {
      const problems = problemsOf(promised, subject, change(good))
      expect(
        problems.map((problem) => problem.aspect),
        what,
      ).toContain(aspect)
      expect(problems.map(({ text }) => text).join('\n'), what).toMatch(new RegExp(`^${says}`, 'm'))
    }
})

test('a cart that could not be read lacks its amounts, which a failed call explains; it has no wrong ones', () => {
  const { holds: _holds, ...cart }: Promised = KINDS['cart page']
  const good = goodAnswer(cart)
  const text = good.text.replaceAll(CARD, '').replace(DATA, '{}')
  const problems = problemsOf(cart, { known: { ...KNOWN, amounts: [] }, market: DEFAULT_MARKET }, { ...good, text })
  expect(problems.map(({ aspect }) => aspect)).toEqual(['parts'])
})

test.each([
  ['1 500', 150_000],
  ['58,14', 5814],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['12 990', 1_299_000],
  ['od 5', null],
])('"%s" is %s', (text, minor) => expect(readAmount(text)).toBe(minor))

test('amounts of another currency are none', () => {
  expect(amountsIn('<p>1 500 zł</p><p>from 58,14<!-- --> €</p> zł', '€')).toEqual([5814])
})
