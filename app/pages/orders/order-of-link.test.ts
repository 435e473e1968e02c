import { expect, test } from 'vitest'
import { orderOfLink } from './order-of-link.ts'

type Shop = Parameters<typeof orderOfLink>[0]
const BUYER = { id: 7 }

/** A shop with one order, 1 of payment `p`, which these see: the buyer, or who has the link. */
const shopWith = ({ user, seen }: { user: object; seen: 'buyer' | 'link' | null }) =>
  ({
    user: async () => user,
    payment: async (id: string) => (id === 'p' ? { id, orderId: 1 } : null),
    order: async (id: number, payment?: string) => (seen === (payment === undefined ? 'buyer' : 'link') ? { id } : null),
  }) as unknown as Shop

test.each([
  ['the buyer who is logged in', { user: BUYER, seen: 'buyer' }, { user: BUYER, order: { id: 1 } }],
  ['another user with the link of a guest’s order', { user: BUYER, seen: 'link' }, { user: null, order: { id: 1 } }],
  ['a guest with the link of an account’s order', { user: {}, seen: 'buyer' }, { user: null, order: null }],
] as const)('EXT-46: %s', async (_who, world, expected) => {
  expect(await orderOfLink(shopWith(world), 'p', () => true)).toEqual({ found: { id: 'p', orderId: 1 }, ...expected })
})

test('EXT-46: a link of no payment, or of another page’s order, opens none', async () => {
  const shop = shopWith({ user: BUYER, seen: 'buyer' })
  expect(await orderOfLink(shop, 'q', () => true)).toBeNull()
  expect(await orderOfLink(shop, 'p', ({ orderId }) => Number(orderId) === 2)).toBeNull()
})
