import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SharedList } from '../../domain/account/professional.ts'
import type { ProductId } from '../../domain/ids.ts'
import { addListToCart, createListAdditions } from './add-list-to-cart.client.ts'

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

let answers: Record<number, () => Response>
let sent: { id: number; key: string | null }[]
beforeEach(() => {
  sent = []
  answers = {}
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('document', { getElementById: () => null, cookie: 'visitor=1', documentElement: { lang: 'pl' } })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (_path: string, { body, headers }: RequestInit) => {
    const id: number = JSON.parse(String(body)).productId
    sent.push({ id, key: new Headers(headers).get('idempotency-key') })
    return answers[id]?.() ?? Response.json({ data: { quantity: 2 } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const refusal = (status: number, code: string) => () => Response.json({ error: { code } }, { status })

test('EXT-06: after a lost answer the next click repeats that addition alone, under its key; the one after it adds everything anew', async () => {
  const additions = createListAdditions()
  const click = () => addListToCart(LIST, null, additions)
  answers = { 2: refusal(503, 'SHOP_UNAVAILABLE') }
  expect(await click()).toEqual({ count: 1, left: ['Lampa'], isOld: false })
  answers = {}
  expect(await click()).toEqual({ count: 2, left: [], isOld: false })
  expect(await click()).toEqual({ count: 2, left: [], isOld: false })
  expect(sent.map(({ id }) => id)).toEqual([1, 2, 2, 1, 2])
  expect(sent[2]?.key).toBe(sent[1]?.key)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(4)
})

test.each(['PRICE_CHANGED', 'NOT_AVAILABLE'])('GAP-98: %s says that the list is old', async (code) => {
  answers = { 1: refusal(409, code) }
  expect(await addListToCart(LIST, null, createListAdditions())).toEqual({ count: 1, left: ['Fotel'], isOld: true })
})

test('a session that has ended stops it', async () => {
  answers = { 1: refusal(401, 'UNAUTHORIZED') }
  expect(await addListToCart(LIST, 7, createListAdditions())).toBeNull()
  expect(sent).toHaveLength(1)
})
