import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aCart, aCartItem, aParcel } from '../../testing/a-cart.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import type { CheckoutLabels } from './checkout-labels.ts'
import { OrderParts } from './order-parts.tsx'
import { TotalBar } from './total-bar.client.tsx'

const PROPS = {
  cart: aCart([aParcel([aCartItem()])]),
  former: null,
  language: 'pl',
  labels: { deliveryTypes: {} } as CheckoutLabels,
  isBusy: false,
} as const
const saysTotal = (html: string) => html.includes('aria-live="polite"')

test.each([
  ['says a total that changed, its parts do not say it again', true, 'polite'],
  ['says nothing where the summary below does', false, undefined],
])('WCAG 4.1.3: the bar %s', (_what, isSaid, live) => {
  const island = runIsland(() => TotalBar({ ...PROPS, isSaid }))
  const bar = () => elementsOf(island.current, 'details')[0]
  expect(elementsOf(island.current, 'strong').map((total) => total['aria-live'])).toEqual([live])
  expect(elementsOf(island.current, OrderParts)).toEqual([])
  bar()?.onToggle?.({ currentTarget: { open: true } } as never)
  const [parts] = elementsOf(island.current, OrderParts)
  expect(parts && saysTotal(renderToStaticMarkup(<OrderParts {...parts} />))).toBe(false)
  expect(saysTotal(renderToStaticMarkup(<OrderParts {...PROPS} />))).toBe(true)
})
