// What a guest's order leaves of the guest (EXT-45).
import { beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#app/domain/time/instant.ts'
import { orders } from '#app/shop-api/contract/orders.ts'
import { type CartWorld, createCartWorld, GUEST, ORDER } from '../test-world/cart-calls.ts'
import { PERSONA_PASSWORD, PERSONAS } from '../test-world/personas.ts'
import { NOON } from '../test-world/time.ts'

const PLACE = '/shop/checkout/order'

let shop: CartWorld
beforeEach(async () => {
  shop = await createCartWorld()
  await shop.add(1)
})

/** Makes the client of the guest's order. @returns headers of its calls */
const madeClient = async (email = ORDER.email) => shop.world.withoutPassword(email, GUEST)

const place = async (headers: Record<string, string>, more: object = {}) =>
  await shop.world.statusOf(PLACE, { headers, body: { ...ORDER, ...more } })
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
    expect(await place({ ...(await shop.world.withoutPassword(ORDER.email, stranger)), ...GUEST })).toBe(409)
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

describe('EXT-46: the link of a guest’s order', () => {
  const STRANGER = { guestId: '2b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }
  const OTHER_ID = '3f2b1c52-7a8e-4a53-9a0d-0f5a3c1d2e3f'

  /** @returns id of the order and of its payment */
  async function placed(headers: Record<string, string>) {
    const { orderId, paymentLink } = await shop.order({}, headers)
    return { id: orderId, payment: paymentLink.split('/').at(-1) ?? '' }
  }
  const read = async (id: number, payment?: string, headers: Record<string, string> = STRANGER) =>
    shop.world.send(`/shop/client/orders/${id}${payment === undefined ? '' : `?payment=${payment}`}`, { headers })
  const cancel = async (id: number, payment: string) =>
    shop.world.send(`/shop/client/orders/${id}/cancel?payment=${payment}`, { headers: STRANGER, method: 'POST' })

  test('opens all of it without a login, and cancels it', async () => {
    const { id, payment } = await placed(await madeClient())
    const { data } = await (await read(id, payment)).json()
    expect(data).toMatchObject({ contact: { email: ORDER.email }, documents: [{ kind: 'PROFORMA' }], payment: { isExpired: false } })
    expect(await (await cancel(id, payment)).json()).toMatchObject({ data: { status: 'CANCELLED' } })
    expect((await cancel(id, payment)).status).toBe(200)
  })

  test('is the link of its mails, and an account’s mails have none', async () => {
    const { id, payment } = await placed(await madeClient())
    const links = () => shop.world.outbox().flatMap(({ moreLinks }) => moreLinks.map(({ link }) => link))
    expect(links()).toContain(`/historia-zamowien/${id}?payment=${payment}`)
    const customer = await shop.world.logIn('customer')
    await shop.add(1, {}, customer)
    const own = await placed(customer)
    expect(links().filter((link) => link.startsWith(`/historia-zamowien/${own.id}?`))).toEqual([])
  })

  test('of an account opens nothing: 404 as one that is wrong, gone, or of another order; without any it is 401', async () => {
    const guests = await placed(await madeClient())
    const customer = await shop.world.logIn('customer')
    await shop.add(1, {}, customer)
    const own = await placed(customer)
    const bodies = await Promise.all(
      [read(own.id, own.payment), read(guests.id, OTHER_ID), read(99_999, guests.payment), read(own.id, guests.payment)].map(
        async (response) => [(await response).status, await (await response).text()],
      ),
    )
    expect(new Set(bodies.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(bodies[0]?.[0]).toBe(404)
    expect((await cancel(own.id, own.payment)).status).toBe(404)
    expect((await read(guests.id)).status).toBe(401)
  })

  test('tells an order that nobody paid in time from one that was cancelled', async () => {
    const { id, payment } = await placed(await madeClient())
    shop.world.setNow(NOON + 73 * HOUR_MS)
    expect(await (await read(id, payment)).json()).toMatchObject({ data: { status: 'CANCELLED', payment: { isExpired: true } } })
  })
})
