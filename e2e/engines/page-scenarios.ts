// Page scenarios: every kind of page loads, hydrates, fits the window and scrolls to its end.
import type { RouteName } from '#app/addresses/route-params.ts'
import { ROUTE_NAMES, samplePath, WHO_OPENS } from '../every-page.ts'
import type { Scenario } from './scenario.ts'

/** Also in `npm test`: one page of each kind. */
const SHORT: ReadonlySet<RouteName> = new Set<RouteName>(['home', 'product', 'content', 'cart', 'login'])

export const PAGE_SCENARIOS: readonly Scenario[] = ROUTE_NAMES.map((name) => {
  const persona = WHO_OPENS[name] ?? (name === 'payment' ? 'customer' : undefined)
  return {
    page: name,
    path: (shop) => samplePath(name, shop, 'pl'),
    isShort: SHORT.has(name),
    ...(persona && { persona }),
    steps: [
      ['it is as wide as the window', (shopper) => shopper.seeNoOverflow()],
      ['it can be read to its end', (shopper) => shopper.readOn()],
      ['no marker of a list takes a line', (shopper) => shopper.seeNoMarkerLines()],
    ],
  }
})
