import { expect, test, vi } from 'vitest'
import { SEEN_CART, seenCart } from '../../domain/cart/seen-cart.ts'
import { changeIn, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { aCart, aCartItem, aParcel, zloty } from '../../testing/a-cart.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { testDocument } from '../../testing/test-document.ts'
import { Button } from '../../ui/button/button.tsx'
import { CartChanges } from './cart-changes.tsx'
import type { CartLabels } from './cart-labels.ts'
import { CartParcel } from './cart-parcel.tsx'
import { CartView } from './cart-view.client.tsx'
import { CartLine } from './cart-line.client.tsx'
import { CartSummary } from './cart-summary.client.tsx'
import { TakenOut } from './taken-out.client.tsx'

let island: ReturnType<typeof runIsland<ReturnType<typeof CartView>>> | undefined

const FAILED = 'Nie udało się'
const [CHAIR, TABLE] = [aCartItem(), aCartItem({ id: 2 })]
const TAKEN = { item: CHAIR, vendor: aParcel([]).vendor, deliveryTypeId: 1, isSaved: false, wasFavorite: false, key: 'a' }
const known = async (cart: ReturnType<typeof aCart> | null) => changeIn(VISITOR_KEYS.cart, { run: async () => cart })
const hrefs = { pathPrefix: '', catalogHref: '', favoritesHref: '', checkoutHref: '', countries: [] as never }

function view(initial?: ReturnType<typeof aCart> | null) {
  const dataLayer: { event?: string }[] = []
  vi.stubGlobal('window', { dataLayer })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', testDocument({ cookie: 'visitor=1; consent=analytics' }))
  const fetched = vi.fn<(path: string) => Promise<Response>>(async () => new Promise(() => undefined))
  vi.stubGlobal('fetch', fetched)
  island = runIsland(() =>
    CartView({
      ...(initial === undefined ? {} : { initial }),
      labels: { deliveryTypes: {}, failed: FAILED } as CartLabels,
      language: 'pl',
      ...hrefs,
    }),
  )
  const of = <Type extends Parameters<typeof elementsOf>[1]>(type: Type) => elementsOf(island?.current, type)
  const said = () => [of(TakenOut).length, of(CartChanges).map(({ changes }) => changes.length)]
  return { dataLayer, fetched, of, said }
}

test('EXT-07, CRT-20: a cart is viewed once there is one, and once, whatever is changed in it', async () => {
  const { dataLayer } = view(null)
  await known(aCart([aParcel([CHAIR])]))
  await known(aCart([aParcel([CHAIR, TABLE])]))
  await vi.waitFor(() => expect(dataLayer.map(({ event }) => event)).toContain('view_cart'))
  expect(dataLayer.filter(({ event }) => event === 'view_cart')).toMatchObject([{ ecommerce: { items: [{ item_id: 1 }] } }])
})

test('GAP-140: a cart that could not be read is read again by the button', async () => {
  const { of, fetched } = view()
  fetched.mockClear().mockResolvedValue(Response.json({ data: 'EMPTY_CART' }))
  of(Button)[0]?.onClick?.({} as never)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledWith('/shop/cart/details2', expect.anything()))
  await vi.waitFor(() => expect(of(Button)).toEqual([]))
})

test('GAP-150: what was taken out is said until it is back, also where nothing else is left', async () => {
  const { of, said } = view(aCart([aParcel([TABLE])]))
  expect(said()).toEqual([0, []])
  of(CartParcel)[0]?.onTakenOut(TAKEN)
  expect(said()).toEqual([1, [0]])
  await known(null)
  expect(said(), 'in an empty cart').toEqual([1, [0]])
  await known(aCart([aParcel([CHAIR, TABLE])]))
  expect(said(), 'back').toEqual([0, []])
  of(CartParcel)[0]?.onTakenOut({ ...TAKEN, item: aCartItem({ id: 3 }) })
  const [earlier] = of(TakenOut)
  of(CartParcel)[0]?.onTakenOut({ ...TAKEN, item: aCartItem({ id: 4 }), key: 'b' })
  earlier?.onBack()
  expect(said(), 'what was taken out meanwhile').toEqual([1, [0]])
  of(TakenOut)[0]?.onBack()
  expect(said()).toEqual([0, []])
})

test('GAP-151: what has changed since the last visit is said, though nothing was taken out', () => {
  const seen = seenCart(aCart([aParcel([{ ...TABLE, price: zloty(90) }])]))
  vi.stubGlobal('localStorage', memoryStorage(new Map([[SEEN_CART, JSON.stringify(seen)]])))
  expect(view(aCart([aParcel([TABLE])])).said()).toEqual([0, [1]])
})

test('a change of a line makes the sums wait, and says at that line why it failed', async () => {
  const { of } = view(aCart([aParcel([CHAIR, TABLE])]))
  const lines = () => of(CartParcel).flatMap((props) => elementsOf(CartParcel(props), CartLine))
  const change = Promise.withResolvers<never>()
  lines()[1]?.onChange(change.promise)
  expect(of(CartSummary).map(({ isBusy }) => isBusy)).toEqual([true])
  change.resolve({ kind: 'unreachable', status: 0, code: 'unreachable', fields: {} } as never)
  await vi.waitFor(() => expect(of(CartSummary).map(({ isBusy }) => isBusy)).toEqual([false]))
  expect(lines().map(({ failure }) => failure)).toEqual([null, FAILED])
})
