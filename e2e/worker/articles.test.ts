// Content pages of the specification, as search engines and link previews read them, and what other pages of the seeded shop say: no browser is
// needed for what the HTML says.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { href } from '#app/addresses/href.ts'
import { type Language, LANGUAGES } from '#app/domain/language.ts'
import { CAMPAIGNS } from '#app/domain/marketing/campaigns.ts'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { routeSegment } from '#app/i18n/route-segments.ts'
import { openDb } from '#db/open.ts'
import TITLES from '#locales/pl/common.json' with { type: 'json' }
import { createMockApi } from '#mock-api/app.ts'
import { HOLIDAY_VENDOR_ID } from '#seeds/personas.ts'
import { ensureShopDatabase } from '#seeds/seed.ts'
import { startTestEdge, type TestEdge } from './test-edge.ts'

/** Pages named by the specification, with the requirement of each. */
const PAGES: readonly (readonly [requirement: string, language: Language, slug: string])[] = [
  ...LANGUAGES.flatMap((language) => [
    ['RTE-15', language, 'kontakt-z-nami'] as const,
    ['RTE-16', language, 'platnosc-dostawa-i-zwroty'] as const,
  ]),
  ['RTE-12', 'pl', 'gwarancja-najniszej-ceny'],
  ['RTE-13', 'pl', 'bezpieczenstwo-zakupow'],
  ['RTE-14', 'pl', 'marki-darmowa-dostawa'],
  ['RTE-17', 'pl', 'promocje'],
  ['RTE-17', 'en', 'promotions'],
  ['RTE-17', 'es', 'promociones'],
  ['RTE-23', 'pl', 'topniejace-ceny-promocja'],
  ['RTE-24', 'pl', 'noc-zakupow-promocja'],
  ['RTE-25', 'pl', 'weekend-zakupow-promocja'],
  ['RTE-26', 'pl', 'wiosenne-porzadki-promocja'],
  ['RTE-27', 'pl', 'czyszczenie-magazynu-promocja'],
  ['RTE-28', 'pl', 'wielka-moc-promocji'],
  ['RTE-29', 'pl', 'stylowe-zakupy-22'],
  ['RTE-30', 'pl', 'przedluzenie-stylowe'],
]

const Article = z.looseObject({ '@type': z.literal('Article'), headline: z.string(), inLanguage: z.string() })

let edge: TestEdge
let close = async () => {}
beforeAll(async () => {
  const db = openDb((await ensureShopDatabase({ size: 200, dir: '.data' })).path)
  const app = createMockApi({ db, clock: { now: Date.now }, validateResponses: false })
  edge = await startTestEdge()
  edge.shop.setInterference(async (request) => app.fetch(request))
  close = async () => {
    await edge.close()
    db.$client.close()
  }
})
afterAll(() => close())

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]+>/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
const headingOf = (html: string) => textOf(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
const contentOf = (html: string, name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]

/** The page that an address leads to. */
async function read(path: string): Promise<string> {
  const response = await edge.get(path)
  const to = response.headers.get('location')
  return to === null ? response.text() : (await edge.get(to.replace('http://shop.test', ''))).text()
}
/** Products of a page; a page of content is an article, too. */
async function cardsOf(path: string): Promise<string[]> {
  const cards = [...(await read(path)).matchAll(/<article\b.*?<\/article>/gs)].map(([card]) => card).filter((card) => card.includes('<h3'))
  expect(cards.length, path).toBeGreaterThan(0)
  return cards
}

test.each(PAGES)('J-18, %s, SEO-07, SEO-08: /cp/%s/%s is an article', async (_, language, slug) => {
  const response = await edge.get(href('content', { slug }, language))
  expect(response.status).toBe(200)
  const html = await response.text()
  const heading = headingOf(html)
  expect(heading).toMatch(/\S/)
  expect(textOf(/<main\b.*?<\/main>/s.exec(html)?.[0] ?? '').length).toBeGreaterThan(200)

  expect(html).toMatch(/<title>\s*\S[^<]*<\/title>/)
  expect(contentOf(html, 'og:type')).toBe('article')
  expect(contentOf(html, 'article:published_time')).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(contentOf(html, 'description')).toMatch(/\S{3}/)
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json))
  const articles = blocks.filter((block) => block['@type'] === 'Article').map((block) => Article.parse(block))
  expect(articles).toEqual([expect.objectContaining({ headline: heading, inLanguage: language })])
})

test('J-18: every campaign has its page', () => {
  const slugs = new Set(PAGES.map(([, , slug]) => slug))
  expect(CAMPAIGNS.filter(({ slug }) => !slugs.has(slug))).toEqual([])
})

test('PRM-01, RTE-18: a campaign is shown as over, with its products', async () => {
  const [{ slug }] = CAMPAIGNS
  const html = await read(href('content', { slug }, 'pl'))
  expect(headingOf(html)).toBe(TITLES[`campaign-${slug}`])
  expect(textOf(html)).toMatch(/Ta promocja skończyła się \d+ (marca|kwietnia) 2022\./)
  expect(html).toMatch(/Przedmioty, które brały udział.*<article/s)
  expect(html).toMatch(/<a[^>]* href="\/cp\/pl\/promocje"[^>]*>Zobacz, co jest w promocji teraz/)
})

test('RTE-17, LST-01: the promotions page lists reduced products, and links to all of them', async () => {
  const path = href('content', { slug: 'promocje' }, 'pl')
  expect((await cardsOf(path)).filter((card) => !/<(s|del)\b.*\d\s*zł/s.test(card))).toEqual([])
  expect(await read(path)).toMatch(/<a[^>]* href="\/produkty\?onlyPromo=true"/)
})

test('GAP-83: a vendor on holiday says until when, and still sells', async () => {
  const [, path = ''] = /<main.*?<article\b.*?href="([^"]+)"/s.exec(await read(`/sprzedawca/x-${HOLIDAY_VENDOR_ID}`)) ?? []
  const html = await read(path)
  expect(textOf(html)).toContain('Sprzedawca na urlopie do 31.08')
  expect(textOf(html)).toMatch(/u Ciebie do \d\d\.09/)
  expect(html).toMatch(/<button[^>]*>(<[^>]+>)*Dodaj do koszyka/)
})

test('J-17, MKT-17, GAP-63, GAP-76: the Spanish listing has the same things under the same Polish names, priced in euros', async () => {
  const spanish = await cardsOf('/es/productos')
  const names = (cards: string[]) => cards.map((card) => textOf(/<h3\b.*?<\/h3>/s.exec(card)?.[0] ?? ''))
  expect(names(spanish)).toEqual(names(await cardsOf('/produkty')))
  expect(names(spanish).every((name) => name !== '')).toBe(true)
  expect(spanish.filter((card) => !/\d\s€/.test(textOf(card)) || /\d\s*zł/.test(card))).toEqual([])
})

test.each(LANGUAGES)(
  'terms, privacy and the ranking disclosure have all their parts in %s, and are linked where they are due',
  async (language) => {
    const listing = await (await edge.get(href('catalog', { filters: NO_FILTERS }, language))).text()
    for (const [key, parts] of [
      ['terms', 6],
      ['privacy', 4],
      ['ranking', 4],
    ] as const) {
      const path = `/cp/${language}/${routeSegment(key, language)}`
      const html = await (await edge.get(path)).text()
      expect(/<main\b.*?<\/main>/s.exec(html)?.[0].match(/<h2\b/g), path).toHaveLength(parts)
      expect(html).toMatch(new RegExp(`hrefLang="es" href="[^"]*/cp/es/${routeSegment(key, 'es')}"`))
      expect(listing, `in the footer, or beside the results: ${path}`).toContain(`href="${path}"`)
    }
  },
)
