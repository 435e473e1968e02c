import { expect, test, vi } from 'vitest'
import type { ProductId } from '../../domain/ids.ts'
import { addToCart } from './add-to-cart.ts'
import { buyAgain } from './orders.ts'
import { forget, listen, VISITOR_KEYS } from './visitor-store.ts'
import { testDocument } from '../../testing/test-document.ts'

const ADDITION = { productId: 1 as ProductId, quantity: 1, deliveryTypeId: 1, price: { minor: 100, currencyId: 'PLN' } } as const
const ADDITIONS = {
  'one product, also put back or of a list': async () => addToCart({ ...ADDITION, campaignId: null }, 'key'),
  'the things of an order': async () => buyAgain(1, 'key'),
}

test.each(Object.entries(ADDITIONS))(
  'EXT-06: %s may have been added without an answer: the cart is read again; a refusal changes nothing',
  async (_what, add) => {
    let status = 409
    const read: string[] = []
    vi.stubGlobal('document', testDocument())
    vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
      if (method === 'POST') return Response.json({ error: { code: 'FAILED' } }, { status })
      read.push(path)
      return Response.json({ data: 'EMPTY_CART' })
    })
    const end = listen(VISITOR_KEYS.cart, () => undefined)
    await add()
    await new Promise((resolve) => setTimeout(resolve))
    expect(read).toEqual([])
    status = 503
    await add()
    await vi.waitFor(() => expect(read).toEqual(['/shop/cart/details2']))
    end()
    forget(VISITOR_KEYS.cart)
  },
)
