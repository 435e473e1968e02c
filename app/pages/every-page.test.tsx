// Renders every page of the table in every market, in process against the mock API: the whole frame with the page, streamed to its end.
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { CHOSEN_MARKET } from '../addresses/chosen-market.ts'
import { href } from '../addresses/href.ts'
import type { RouteMatch } from '../addresses/match-route.ts'
import type { RouteName, RouteParams } from '../addresses/route-params.ts'
import { ALL_MARKETS, type Market } from '../domain/market.ts'
import { Shell } from '../layout/shell.tsx'
import { type PageRow, PAGES } from '../pages.ts'
import { createPageVisitor, inputOf, ORIGIN, type PageVisitor } from '../testing/every-page.ts'
import { namesWithoutLabel } from '../testing/label-in-name.ts'
import { streamed } from '../testing/streamed.ts'

let visitor: PageVisitor
beforeAll(async () => {
  visitor = await createPageVisitor()
})

async function pageIn<Name extends RouteName>(name: Name, market: Market): Promise<{ html: string; errors: unknown[] }> {
  const input = await inputOf(name, { market, visitor })
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
  const { params } = await inputOf(name, { market, visitor })
  expect(html, 'the switch marks this page').toContain(
    `href="${CHOSEN_MARKET}${href(name, params, market.language).replaceAll('&', '&amp;')}" lang="${market.language}"`,
  )
})

test('MKT-01, GAP-124: every market is an alternate of the home page', async () => {
  for (const market of ALL_MARKETS) {
    const { html } = await pageIn('home', market)
    for (const { language } of ALL_MARKETS) expect(html).toContain(`hrefLang="${language}" href="${ORIGIN}/cp/${language}"`)
  }
})
