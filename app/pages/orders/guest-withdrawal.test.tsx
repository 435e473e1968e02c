import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Order } from '../../domain/checkout/order.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { PrivateShop } from '../../shop-api/private-shop.ts'
import { zloty } from '../../testing/a-cart.ts'
import { testInput } from '../../testing/test-input.ts'
import { guestWithdrawal } from './guest-withdrawal.tsx'

const VENDORS = [1, 2]
const item = { id: 1, deliveryTypeId: 1, name: 'Fotel', quantity: 1 }
const withdrawal = {
  refusal: null,
  until: null,
  left: [{ ...item, id: 2 }],
  returns: VENDORS.map((vendorId) => ({ vendorId, address: [`Magazyn ${vendorId}`], paidBy: 'SELLER' as const })),
}
const withdrawals = [{ id: 1, receivedAt: 0, items: [item], refund: zloty(100) }]
const sentAt = (at: number) => ({ events: [{ status: 'SHIPPED', at }] })
const found = { id: 'P-1', orderId: 7, orderNumber: 'PAT-7', orderStatus: 'SHIPPED', ...sentAt(0), withdrawal, withdrawals }
const deliveries = VENDORS.map((vendorId) => ({ vendor: `Dom ${vendorId}`, vendorId, deliveryTypeId: 1, items: [{ id: vendorId }] }))

test.each([
  ['a guest, whose order is known: to its seller; the rest to its own', { deliveries }, {}, [['Dom 1'], ['Dom 2']]],
  ['who has the link of an account’s order: to all sellers, once', null, {}, [['Magazyn 1', 'Magazyn 2'], []]],
  ['who has that link: to nobody, of what was not sent', null, sentAt(1), [[], ['Magazyn 1', 'Magazyn 2']]],
])('EXT-17, EXT-46: where things go back to is said to %s', async (_who, order, sent, sellers) => {
  const shop: Partial<PrivateShop> = {
    user: async () => null,
    payment: async () => ({ ...found, ...sent }) as unknown as Awaited<ReturnType<PrivateShop['payment']>>,
    order: async () => order as unknown as Order | null,
  }
  const input = await testInput({ params: { id: 7 as OrderId, payment: 'P-1' } })
  const html = renderToStaticMarkup(await guestWithdrawal({ ...input, session: { shop: shop as PrivateShop, promoCode: null } }))
  const parts = html.split('Odstąp od umowy tutaj')
  expect(parts.map((part) => [...part.matchAll(/Adres zwrotu: ([^<]+)/g)].map(([, seller]) => seller))).toEqual(sellers)
})
