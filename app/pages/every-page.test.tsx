// Renders every page of the table in every market, in process against the mock API: the whole frame with the page, streamed to its end.
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { CHOSEN_MARKET } from '../addresses/chosen-market.ts'
import { href } from '../addresses/href.ts'
import type { RouteMatch } from '../addresses/match-route.ts'
import type { RouteName, RouteParams } from '../addresses/route-params.ts'
import { ALL_MARKETS, DEFAULT_MARKET, type Market } from '../domain/market.ts'
import { Shell } from '../layout/shell.tsx'
import { type PageRow, PAGES } from '../pages.ts'
import { createPageVisitor, inputOf, ORIGIN, type PageVisitor } from '../testing/every-page.ts'
import { namesWithoutLabel } from '../testing/label-in-name.ts'
import { saidBy } from '../testing/said-by.ts'
import { streamed } from '../testing/streamed.ts'

let visitor: PageVisitor
beforeAll(async () => {
  visitor = await createPageVisitor()
})

/** What a page says between header and footer. */
const said = (html: string) => `${saidBy(/<main.*<\/main>/s.exec(html)?.[0] ?? '')}\n`
/** The whole of it (of a product: PRD-01, PRD-09, PRD-10) is in a file, so that a change is read before it is made: `npx vitest run -u app/pages/every-page.test.tsx`. */
const saidIn = (name: string) => `what-pages-say/${name}.txt`

async function pageIn<Name extends RouteName>(name: Name, market: Market, asked: Partial<Parameters<typeof inputOf<Name>>[1]> = {}) {
  const input = await inputOf(name, { market, visitor, ...asked })
  const row: PageRow<RouteParams[Name]> = PAGES[name]
  const page: ReactNode = createElement((await row.load()) as FunctionComponent<object>, input)
  const errors: unknown[] = []
  const match = { name, params: input.params, market } as RouteMatch
  const shell = (
    <Shell input={input} match={match}>
      {page}
    </Shell>
  )
  return { html: await streamed(shell, (error) => void errors.push(error)), errors }
}

const EVERY_PAGE = ALL_MARKETS.flatMap((market) => (Object.keys(PAGES) as RouteName[]).map((name) => ({ market: market.name, name })))

test.each(EVERY_PAGE)('$market: $name', async ({ market: marketName, name }) => {
  const market = ALL_MARKETS.find((each) => each.name === marketName)
  if (!market) throw new RangeError(marketName)
  const { html, errors } = await pageIn(name, market)
  expect(errors).toEqual([])
  expect(html).toMatch(/<h1\b/)
  // Each step of the checkout has a heading of its own.
  if (name !== 'checkout') expect(html, 'what needs scripts says so below the heading').not.toMatch(/<main(?:(?!<h1\b)[^])*<noscript/)
  // i18next renders the key of a missing text.
  expect(html).not.toMatch(/>(?:common|nav|product|product-listing|validations):\w+</)
  for (const other of ALL_MARKETS) expect(html, 'the switch offers every market').toContain(`>${other.name}</span>`)
  expect(namesWithoutLabel(html)).toEqual([])
  if (market.language === 'pl') await expect(said(html)).toMatchFileSnapshot(saidIn(name))
  const { params } = await inputOf(name, { market, visitor })
  expect(html, 'the switch marks this page').toContain(
    `href="${CHOSEN_MARKET}${href(name, params, market.language).replaceAll('&', '&amp;')}" lang="${market.language}" hrefLang="${market.language}" aria-current="true"`,
  )
})

test.each(['contact', 'payment', 'summary', 'thank-you'] as const)('all that the step %s of the checkout says', async (step) => {
  const { html } = await pageIn('checkout', DEFAULT_MARKET, { params: { step, order: visitor.orderNumber, payment: visitor.payment } })
  await expect(said(html)).toMatchFileSnapshot(saidIn(`checkout-${step}`))
})

test('all that is said of an order of which a part was withdrawn from', async () => {
  const { order, headers } = visitor.withdrawn
  const asked = { visitor: { ...visitor, headers }, params: { id: order } }
  for (const name of ['order', 'orderDocuments', 'withdrawal'] as const) {
    await expect(said((await pageIn(name, DEFAULT_MARKET, asked)).html)).toMatchFileSnapshot(saidIn(`${name}-withdrawn`))
  }
})

test('MKT-01, GAP-124: every market is an alternate of the home page', async () => {
  for (const market of ALL_MARKETS) {
    const { html } = await pageIn('home', market)
    for (const { language } of ALL_MARKETS) expect(html).toContain(`hrefLang="${language}" href="${ORIGIN}/cp/${language}"`)
  }
})
