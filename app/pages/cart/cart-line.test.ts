import { expect, test, vi } from 'vitest'
import type { VendorId } from '../../domain/ids.ts'
import { changeIn, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import type { TakenOutLine } from '../../features/cart/take-out.client.ts'
import { aCart, aCartItem, aParcel } from '../../testing/a-cart.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Button } from '../../ui/button/button.tsx'
import { Counter } from '../../ui/counter/counter.client.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import type { CartLabels } from './cart-labels.ts'
import { CartLine } from './cart-line.client.tsx'
import { testDocument } from '../../testing/test-document.ts'

const LABELS = { quantity: '', decrease: '', increase: '', each: '', removeName: '', saveName: '' } as unknown as CartLabels

test('CRT-14: of three quick presses the first is under way and the last is sent, the one between is not', async () => {
  const sent: number[] = []
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('navigator', { locks: { request: async (_name: string, _options: object, hold: () => Promise<void>) => hold() } })
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).quantity)
    return Response.json({ data: 'EMPTY_CART' })
  })
  const item = aCartItem({ amountOfAvailableItems: 9 })
  const vendor = { id: 1 as VendorId, name: 'Dom' }
  const changes: Promise<unknown>[] = []
  const props = { cart: aCart([aParcel([item])]), item, vendor, deliveryTypeId: 1, language: 'pl', pathPrefix: '', failure: null } as const
  const onChange = (change: Promise<unknown>) => void changes.push(change)
  const island = runIsland(() => CartLine({ ...props, labels: LABELS, onChange, onTakenOut: () => undefined }))
  for (const quantity of [2, 3, 4]) elementsOf(island.current, Counter)[0]?.onChange(quantity)
  await Promise.all(changes)
  expect(sent).toEqual([2, 4])
})

test.each([
  ['perhaps it was among', undefined, true],
  ['it was among', [{ id: 1 }], true],
  ['it was not among', [], false],
])('GAP-150: %s the favourites before it was saved for later: putting it back leaves it there: %s, %s', async (_what, likes, stays) => {
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal('localStorage', { setItem: () => undefined })
  vi.stubGlobal('fetch', async () => {
    save?.onClick?.(press)
    return Response.json({ data: 'EMPTY_CART' })
  })
  if (likes) await changeIn(VISITOR_KEYS.likes, { run: async () => likes })
  const item = aCartItem()
  const vendor = { id: 1 as VendorId, name: 'Dom' }
  const props = { cart: aCart([aParcel([item])]), item, vendor, deliveryTypeId: 1, language: 'pl', pathPrefix: '', failure: null } as const
  const takenOut: unknown[] = []
  const changes: Promise<unknown>[] = []
  const on = {
    onChange: (change: Promise<unknown>) => void changes.push(change),
    onTakenOut: (line: TakenOutLine) => takenOut.push([line.isSaved, line.wasFavorite]),
  }
  const [, save] = elementsOf(runIsland(() => CartLine({ ...props, ...on, labels: LABELS })).current, Button)
  const press = { currentTarget: { dataset: {} } } as never
  save?.onClick?.(press)
  await vi.waitFor(() => expect(changes.length).toBeGreaterThan(0))
  await Promise.all(changes)
  expect(takenOut, 'of two presses the second is none').toEqual([[true, stays]])
})

test('GAP-150, EXT-74: of a product that comes in both ways the line that is removed is named, and said to be taken out; why it could not be stands there', async () => {
  const sent = vi.fn<(body: object) => void>()
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent(JSON.parse(String(body)))
    return Response.json({ data: 'EMPTY_CART' })
  })
  const item = aCartItem({ quantity: 2 })
  const cart = aCart([1, 2].map((deliveryTypeId) => aParcel([item], 1, { deliveryTypeId })))
  const [onChange, onTakenOut] = [vi.fn<(change: Promise<unknown>) => void>(), vi.fn<(line: TakenOutLine) => void>()]
  const props = { cart, item, vendor: aParcel([]).vendor, deliveryTypeId: 2, language: 'pl', pathPrefix: '', onChange, onTakenOut } as const
  const island = runIsland(() => CartLine({ ...props, failure: 'Nie udało się', labels: LABELS }))
  elementsOf(island.current, Button)[0]?.onClick?.({} as never)
  await onChange.mock.calls[0]?.[0]
  expect(sent.mock.calls).toMatchObject([[{ productId: 1, deliveryTypeId: 2 }]])
  expect(onTakenOut.mock.calls).toMatchObject([[{ item, deliveryTypeId: 2, isSaved: false }]])
  expect(elementsOf(island.current, FailureNote)).toEqual([{ text: 'Nie udało się' }])
})
