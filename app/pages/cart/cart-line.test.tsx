import { isValidElement, type ComponentProps, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { VendorId } from '../../domain/ids.ts'
import { forget, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { aCart, aCartItem, aParcel } from '../../testing/a-cart.ts'
import { Counter } from '../../ui/counter/counter.client.tsx'
import type { CartLabels } from './cart-labels.ts'
import { CartLine } from './cart-line.client.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  forget(VISITOR_KEYS.cart)
})

/** The counter of an island's elements. */
function counterIn(node: ReactNode): ComponentProps<typeof Counter> | null {
  if (Array.isArray(node)) return node.map(counterIn).find((found) => found !== null) ?? null
  if (!isValidElement<{ children?: ReactNode }>(node)) return null
  return node.type === Counter ? (node.props as ComponentProps<typeof Counter>) : counterIn(node.props.children)
}

test('CRT-14: of three quick presses the first is under way and the last is sent, the one between is not', async () => {
  const sent: number[] = []
  vi.stubGlobal('document', { cookie: 'visitor=1', documentElement: { lang: 'pl' }, getElementById: () => null })
  vi.stubGlobal('navigator', { locks: { request: async (_name: string, _options: object, hold: () => Promise<void>) => hold() } })
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).quantity)
    return Response.json({ data: 'EMPTY_CART' })
  })
  const item = aCartItem({ amountOfAvailableItems: 9 })
  const vendor = { id: 1 as VendorId, name: 'Dom' }
  const changes: Promise<unknown>[] = []
  const props = { cart: aCart([aParcel([item])]), item, vendor, deliveryTypeId: 1, language: 'pl', pathPrefix: '', failure: null } as const
  const labels = { quantity: '', decrease: '', increase: '', each: '', removeName: '', saveName: '' } as unknown as CartLabels
  const found: ReturnType<typeof counterIn>[] = []
  function Island() {
    const onChange = (change: Promise<unknown>) => void changes.push(change)
    found.push(counterIn(CartLine({ ...props, labels, onChange, onTakenOut: () => undefined })))
    return null
  }
  renderToStaticMarkup(<Island />)
  for (const quantity of [2, 3, 4]) found[0]?.onChange(quantity)
  await Promise.all(changes)
  expect(sent).toEqual([2, 4])
})
