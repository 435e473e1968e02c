// What a guest's order leaves of the guest (EXT-45).
import { beforeEach, describe, expect, test } from 'vitest'
import { createWithoutRegistration } from '#app/shop-api/contract/client.ts'
import { orders } from '#app/shop-api/contract/orders.ts'
import { type CartWorld, createCartWorld, GUEST, ORDER } from '../test-world/cart-calls.ts'
import { PERSONA_PASSWORD, PERSONAS } from '../test-world/personas.ts'

const PLACE = '/shop/checkout/order'
const AGREED = { defaultLangId: 'pl', personalDataAgreement: true, termsAgreement: true }

let shop: CartWorld
beforeEach(async () => {
  shop = await createCartWorld()
  await shop.add(1)
})

/** Makes the client of the guest's order. @returns headers of its calls */
async function madeClient(email = ORDER.email) {
  const body = { ...AGREED, email }
  const { data } = await shop.world.call(createWithoutRegistration, '/shop/client/create-without-registration', { headers: GUEST, body })
  return { ...GUEST, authorization: `Bearer ${data.token}` }
}

const place = async (headers: Record<string, string>, more: object = {}) =>
  (await shop.world.send(PLACE, { headers, body: { ...ORDER, ...more } })).status
const lying = async (headers: Record<string, string> = GUEST) => (await shop.fullCart(headers)).deliveries.flatMap(({ items }) => items)
const ordersOf = async (headers: Record<string, string>) =>
  (await shop.world.call(orders, '/shop/client/orders?page=1&per_page=10', { headers })).data.items

describe('EXT-45: the cart of a guest’s order', () => {
  test('is the guest’s until the order takes it, whatever failed before', async () => {
    const headers = await madeClient()
    expect(await lying()).toHaveLength(1)
    expect(await place(headers, { paymentMethod: 'CASH_ON_DELIVERY', deliveries: [] })).toBe(422)
    expect(await lying()).toHaveLength(1)
    expect(await place(await madeClient(), ORDER)).toBe(200)
    expect(await ordersOf(headers)).toHaveLength(1)
    await expect(lying()).rejects.toThrow()
  })

  test('is merged by a login after a failed order', async () => {
    await madeClient()
    const { email } = PERSONAS.customer
    const sent = await shop.world.send('/auth/standard', { headers: GUEST, body: { email, password: PERSONA_PASSWORD } })
    const { data } = await sent.json()
    expect(await lying({ authorization: `Bearer ${data.token}` })).toHaveLength(1)
    await expect(lying()).rejects.toThrow()
  })

  test('is not taken by another guest’s client, nor by an account', async () => {
    const headers = await madeClient()
    const stranger = { ...headers, guestId: '1b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }
    expect(await place(stranger)).toBe(409)
    expect(
      await place({
        ...(await shop.world.logIn('customer')),
        ...GUEST,
        authorization: (await shop.world.logIn('pro')).authorization ?? '',
      }),
    ).toBe(409)
    expect(await lying()).toHaveLength(1)
  })

  test('goes to the order of a second guest with another e-mail, and the first one sees nothing of it', async () => {
    const first = await madeClient()
    expect(await place(first)).toBe(200)
    await shop.add(1)
    const second = await madeClient('druga@patyna.test')
    expect(await place(second)).toBe(200)
    expect((await ordersOf(first)).map(({ id }) => id)).not.toEqual((await ordersOf(second)).map(({ id }) => id))
    expect([await ordersOf(first), await ordersOf(second)].map(({ length }) => length)).toEqual([1, 1])
  })
})
