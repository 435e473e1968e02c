// Content pages of the specification, as search engines and link previews read them: no browser is needed for what the HTML says.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { href } from '#app/addresses/href.ts'
import { type Language, LANGUAGES } from '#app/domain/language.ts'
import { CAMPAIGNS } from '#app/domain/marketing/campaigns.ts'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { routeSegment } from '#app/i18n/route-segments.ts'
import { openDb } from '#db/open.ts'
import { createMockApi } from '#mock-api/app.ts'
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
