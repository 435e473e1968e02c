import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ProductId } from '../../domain/ids.ts'
import { changeIn, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { aCart, aCartItem, aParcel, zloty } from '../../testing/a-cart.ts'
import { runIsland } from '../../testing/run-island.ts'
import { AddOneButton } from './add-one-button.tsx'
import { testDocument } from '../../testing/test-document.ts'

type Rendered = ReactElement<{ label: string; 'data-state': string; 'aria-busy'?: true; onClick: (event: object) => void }>
const added = vi.fn<() => Promise<Response>>()
const said: unknown[] = []

beforeEach(() => {
  said.length = 0
  const dispatchEvent = ({ detail }: CustomEvent) => void said.push(detail)
  const document = testDocument({ cookie: '', dispatchEvent })
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('requestAnimationFrame', setTimeout)
  vi.stubGlobal('fetch', async (path: string) => (path.endsWith('/add') ? added() : Response.json({ data: 'EMPTY_CART' })))
})

test.each([
  ['has none, and adds one', 0, 200, 1, ['added'], 'add', 'idle'],
  ['has none, and gets none', 0, 422, 1, ['failed'], 'add', 'idle'],
  ['has one of three, and adds one', 1, 200, 1, ['added'], 'added', 'success'],
  ['has all three: the shop is not asked', 3, 200, 0, ['added'], 'added', 'success'],
])('CARD-11, EXT-70: a card of which the cart %s', async (_what, quantity, status, asked, heard, label, state) => {
  const answer = Promise.withResolvers<Response>()
  added.mockReturnValue(answer.promise)
  const cart = quantity === 0 ? null : aCart([aParcel([aCartItem({ quantity })])])
  await changeIn(VISITOR_KEYS.cart, { run: async () => cart })
  const addition = { productId: 1 as ProductId, quantity: 1, deliveryTypeId: 1, price: zloty(100) }
  const labels = { add: 'add', added: 'added', failed: 'failed' }
  const island = runIsland(() => AddOneButton({ addition, tracked: { currency: 'PLN', items: [] }, labels }) as Rendered)
  expect(island.current.props).toMatchObject({ label, 'data-state': state })
  island.current.props.onClick({ currentTarget: { dataset: {} } })
  if (asked > 0) await vi.waitFor(() => expect(added).toHaveBeenCalled())
  if (asked > 0) expect(island.current.props).toMatchObject({ 'data-state': 'loading', 'aria-busy': true })
  answer.resolve(Response.json({ data: { quantity: 1, added: 1 } }, { status }))
  await vi.waitFor(() => expect(said).toEqual(heard))
  expect(added).toHaveBeenCalledTimes(asked)
  expect(island.current.props['aria-busy']).toBeUndefined()
})
