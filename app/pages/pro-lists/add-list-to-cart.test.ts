import { beforeEach, expect, test, vi } from 'vitest'
import type { SharedList } from '../../domain/account/professional.ts'
import type { ProductId, VendorId } from '../../domain/ids.ts'
import { changeIn, forget, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { aCart, aCartItem, aParcel } from '../../testing/a-cart.ts'
import { addListToCart, createListAdditions } from './add-list-to-cart.client.ts'
import { testDocument } from '../../testing/test-document.ts'

const line = (id: number, name: string) => ({
  id: id as ProductId,
  name,
  imageUrl: null,
  quantity: 2,
  deliveryTypeId: 1,
  price: { minor: 10_000, currencyId: 'PLN' as const },
  isSoldOut: false,
})
const LIST = { name: 'Hotel', products: [line(1, 'Fotel'), line(2, 'Lampa')] } as unknown as SharedList
const ALL = { added: 4, asked: 4, hindered: [], isOld: false }

let answers: Record<number, () => Response>
let sent: { id: number; key: string | null; quantity: number; listId: number | null; expects: string | null }[]
const dataLayer: unknown[] = []
beforeEach(() => {
  sent = []
  answers = {}
  dataLayer.length = 0
  forget(VISITOR_KEYS.cart)
  vi.stubGlobal('window', { dataLayer })
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('document', testDocument({ cookie: 'visitor=1; consent=analytics' }))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (_path: string, { body, headers }: RequestInit) => {
    const { productId: id, quantity, listId } = JSON.parse(String(body))
    const given = new Headers(headers)
    sent.push({ id, key: given.get('idempotency-key'), quantity, listId, expects: given.get('expects-login') })
    return answers[id]?.() ?? Response.json({ data: { quantity, added: quantity } })
  })
})

const refusal = (status: number, code: string) => () => Response.json({ error: { code } }, { status })
const added = (pieces: number) => () => Response.json({ data: { quantity: 9, added: pieces } })
const ids = () => sent.map(({ id }) => id)

/** The cart that the page shows. */
async function showCart(...products: number[]) {
  const items = products.map((id) => aCartItem({ id, name: 'Fotel', quantity: 9 }))
  await changeIn(VISITOR_KEYS.cart, { run: async () => aCart([aParcel(items, 3, { vendor: { id: 3 as VendorId, name: 'Dom z duszą' } })]) })
}

test('EXT-06: after a lost answer the next click repeats that addition alone, under its key; the one after it adds everything anew', async () => {
  const additions = createListAdditions()
  const click = () => addListToCart(LIST, null, additions)
  answers = { 2: refusal(503, 'SHOP_UNAVAILABLE') }
  expect(await click()).toEqual({ ...ALL, added: 2, hindered: [{ why: 'failed', name: 'Lampa' }] })
  answers = {}
  expect(await click()).toEqual(ALL)
  expect(await click()).toEqual(ALL)
  expect(ids()).toEqual([1, 2, 2, 1, 2])
  expect(sent[2]?.key).toBe(sent[1]?.key)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(4)
})

test.each([
  ['PRICE_CHANGED', 'repriced'],
  ['NOT_AVAILABLE', 'gone'],
])('GAP-98, EXT-70: %s says that the list is old, and the next click adds what failed alone', async (code, why) => {
  const additions = createListAdditions()
  answers = { 1: refusal(409, code) }
  expect(await addListToCart(LIST, null, additions)).toEqual({ added: 2, asked: 4, hindered: [{ why, name: 'Fotel' }], isOld: true })
  answers = {}
  expect(await addListToCart(LIST, null, additions)).toEqual(ALL)
  expect(ids()).toEqual([1, 2, 1])
})

test.each([
  ['raised', 5, {}, { added: 7, asked: 7, hindered: [], isOld: false }, [3, 2]],
  ['raised', 5, { 1: refusal(503, 'X') }, { added: 4, asked: 7, hindered: [{ why: 'failed', name: 'Fotel' }], isOld: false }, [3, 2]],
  ['lowered', 1, {}, { added: 3, asked: 3, hindered: [], isOld: false }, [2]],
])(
  'EXT-70: a quantity that was %s to %i since a part was added: the next click adds what is wanted beyond that',
  async (_how, quantity, next, outcome, quantities) => {
    const additions = createListAdditions()
    answers = { 2: refusal(503, 'SHOP_UNAVAILABLE') }
    await addListToCart(LIST, null, additions)
    answers = next
    sent = []
    const changed = { ...LIST, products: [{ ...line(1, 'Fotel'), quantity }, line(2, 'Lampa')] } as unknown as SharedList
    expect(await addListToCart(changed, null, additions)).toEqual(outcome)
    expect(sent.map((one) => one.quantity)).toEqual(quantities)
  },
)

test('EXT-06: a quantity that was raised after a lost answer: the lost addition is repeated under its key, and what is wanted beyond it added', async () => {
  const additions = createListAdditions()
  const five = { ...LIST, products: [{ ...line(1, 'Fotel'), quantity: 5 }] } as unknown as SharedList
  answers = { 1: refusal(503, 'SHOP_UNAVAILABLE') }
  await addListToCart(LIST, null, additions)
  sent = sent.slice(0, 1)
  await addListToCart(five, null, additions)
  answers = {}
  expect(await addListToCart(five, null, additions)).toEqual({ ...ALL, added: 5, asked: 5 })
  expect(sent.map(({ quantity }) => quantity)).toEqual([2, 2, 2, 3])
  expect(sent.map(({ key }) => key === sent[0]?.key)).toEqual([true, true, true, false])
})

test('EXT-70: what the visitor has taken out since is added again', async () => {
  const additions = createListAdditions()
  answers = { 1: refusal(409, 'NOT_AVAILABLE') }
  await addListToCart(LIST, null, additions)
  await showCart(7)
  await addListToCart(LIST, null, additions)
  expect(ids()).toEqual([1, 2, 1, 2])
})

test('EXT-70: a capped addition counts the pieces that were added, on the screen and in analytics', async () => {
  await showCart(1, 2)
  answers = { 1: added(1) }
  expect(await addListToCart(LIST, null, createListAdditions())).toEqual({
    ...ALL,
    added: 3,
    hindered: [{ why: 'short', name: 'Fotel (1/2)' }],
  })
  await vi.waitFor(() => expect(dataLayer).toHaveLength(2)) // after the consent
  const items = [1, 2].map((quantity, at) => ({ item_id: at + 1, item_brand: 'Dom z duszą', quantity }))
  expect(dataLayer[1]).toMatchObject({ event: 'add_to_cart', ecommerce: { currency: 'PLN', items } })
})

test.each([
  ['of their own, as the professional of the page', 7, { listId: 7, expects: '1' }],
  ['of somebody else, as whoever it is', null, { listId: null, expects: null }],
])('EXT-23: the products of a list %s are added', async (_whose, ownId, expected) => {
  vi.stubGlobal('document', { ...document, getElementById: () => ({ getAttribute: () => '5' }) })
  await addListToCart(LIST, ownId, createListAdditions())
  expect(sent).toHaveLength(2)
  for (const one of sent) expect(one).toMatchObject(expected)
})

test('a session that has ended stops it', async () => {
  answers = { 1: refusal(401, 'UNAUTHORIZED') }
  expect(await addListToCart(LIST, 7, createListAdditions())).toBeNull()
  expect(sent).toHaveLength(1)
})
