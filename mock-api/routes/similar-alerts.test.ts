import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/domain/time/instant.ts'
import { confirmSimilarAlert, endSimilarAlert, requestSimilarAlert } from '#app/shop-api/contract/similar-alerts.ts'
import { deleteAccount } from '#app/shop-api/contract/account.ts'
import { type CartWorld, createCartWorld, GUEST, MANY, PIECES } from '../test-world/cart-calls.ts'
import { PERSONA_PASSWORD, PERSONAS } from '../test-world/personas.ts'
import { PRODUCT } from '../test-world/products.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { NOON } from '../test-world/time.ts'
import { VENDOR as SELLER } from '../test-world/vendors.ts'

const REQUEST = '/shop/similar-alerts'
const CONFIRM = '/shop/similar-alerts/confirm'
const END = '/shop/similar-alerts/end'
const EMAIL = 'hanna@patyna.test'

let world: TestWorld
beforeEach(() => {
  world = createTestWorld()
})

const request = async (body: object = {}, langId = 'pl') =>
  await world.statusOf(REQUEST, { headers: { langId }, body: { productId: PRODUCT.soldOut, email: EMAIL, ...body } })
const statusOf = async (path: string, token: string) => await world.statusOf(path, { body: { token } })
const mailed = () => world.mailedToken()
const templates = () => world.outbox().map(({ template }) => template)
/** Puts a product of the same category on sale. */
const arrive = async (id: number = PRODUCT.draft) =>
  world.send(`/__mock/products/${id}`, { method: 'PATCH', body: { status: 'PUBLISHED', stock: 1 } })

describe('EXT-31: a sold piece that comes back is mailed', () => {
  const VENDOR = `/__mock/vendors/${SELLER.suspended}`
  let shop: CartWorld
  beforeEach(async () => {
    shop = await createCartWorld()
    world = shop.world
  })

  /** Somebody buys all pieces and somebody else waits for one like them. */
  async function soldAndAwaited(headers: Record<string, string> = GUEST, email = EMAIL) {
    await shop.add(MANY, { quantity: PIECES }, headers)
    const { orderId } = await shop.order({}, headers)
    await request({ productId: MANY, email })
    await statusOf(CONFIRM, mailed())
    return orderId
  }
  const arrivals = () =>
    world.outbox().flatMap(({ template, recipient, link }) => (template === 'similar-arrived' ? [{ recipient, link }] : []))
  const once = [{ recipient: EMAIL, link: expect.stringMatching(new RegExp(`-${MANY}$`)) }]

  test('when nobody paid for it in time', async () => {
    await soldAndAwaited()
    world.setNow(NOON + 72 * HOUR_MS - 1)
    await world.send('/shop/banners')
    expect(arrivals()).toEqual([])
    world.setNow(NOON + 72 * HOUR_MS)
    await world.send('/shop/banners')
    expect(arrivals()).toEqual(once)
  })

  test('when its order is cancelled', async () => {
    const headers = await world.logIn('customer')
    const orderId = await soldAndAwaited(headers)
    expect(await world.statusOf(`/shop/client/orders/${orderId}/cancel`, { headers, method: 'POST' })).toBe(200)
    expect(arrivals()).toEqual(once)
  })

  test('EXT-21: when the account that ordered it is deleted, but not to that account', async () => {
    const headers = await world.logIn('customer')
    await soldAndAwaited(headers)
    await request({ productId: MANY, email: PERSONAS.customer.email })
    await statusOf(CONFIRM, mailed())
    await world.call(deleteAccount, { headers, body: { password: PERSONA_PASSWORD } })
    expect(arrivals()).toEqual(once)
  })

  test('EXT-21: also when a client without a password, who only named the e-mail, is deleted', async () => {
    await soldAndAwaited()
    const headers = await world.withoutPassword(EMAIL)
    await world.call(deleteAccount, { headers, body: { password: null } })
    world.setNow(NOON + 72 * HOUR_MS)
    await world.send('/shop/banners')
    expect(arrivals()).toEqual(once)
  })

  test('when the suspension of its vendor ends, once', async () => {
    await request()
    await statusOf(CONFIRM, mailed())
    const patch = async (isSuspended: boolean) => world.send(VENDOR, { method: 'PATCH', body: { isSuspended } })
    await patch(true)
    expect(arrivals()).toEqual([])
    for (const isSuspended of [false, true, false]) await patch(isSuspended)
    expect(arrivals()).toEqual([{ recipient: EMAIL, link: expect.stringMatching(new RegExp(`-${PRODUCT.ofSuspendedVendor}$`)) }])
  })

  test('not when pieces were left', async () => {
    await shop.add(MANY, { quantity: PIECES - 1 }, GUEST)
    await shop.order({}, GUEST)
    await request({ productId: MANY })
    await statusOf(CONFIRM, mailed())
    world.setNow(NOON + 72 * HOUR_MS)
    await world.send('/shop/banners')
    expect(arrivals()).toEqual([])
  })
})

describe('EXT-31: an alert about similar products', () => {
  test.each([
    ['pl', '/powiadomienie', 'Potwierdź powiadomienie: Fotel 366', '/fotel-366-11'],
    ['en', '/en/notification', 'Confirm the notification: Fotel 366', '/en/fotel-366-11'],
    ['es', '/es/aviso', 'Confirma el aviso: Fotel 366', '/es/fotel-366-11'],
  ])(
    'in %s the mailed link is at %s; once confirmed the next product of its kind is mailed, and that is all',
    async (langId, path, subject, link) => {
      await world.call(requestSimilarAlert, { headers: { langId }, body: { productId: PRODUCT.soldOut, email: EMAIL } })
      expect(world.outbox()).toMatchObject([
        { sentAt: NOON, recipient: EMAIL, langId, template: 'similar-alert', subject, link: `${path}?token=${mailed()}` },
      ])
      const { data } = await world.call(confirmSimilarAlert, { body: { token: mailed() } })
      expect(data.product).toEqual({ id: PRODUCT.soldOut, name: 'Fotel 366' })
      expect(await statusOf(CONFIRM, mailed())).toBe(200)
      await arrive()
      expect(world.outbox()[0]).toMatchObject({ recipient: EMAIL, langId, template: 'similar-arrived', link })
      await arrive(PRODUCT.imageVariantSoldOut)
      expect(templates()).toEqual(['similar-arrived', 'similar-alert'])
    },
  )

  test.each([
    ['a product that was on sale before', PRODUCT.plain, true],
    ['a product of a suspended vendor', PRODUCT.ofSuspendedVendor, true],
    ['one that comes before the confirmation', PRODUCT.draft, false],
  ])('nothing more is mailed of %s', async (_what, id, isConfirmed) => {
    await request()
    if (isConfirmed) await statusOf(CONFIRM, mailed())
    await arrive(id)
    expect(templates()).toEqual(['similar-alert'])
  })

  test('an ended alert mails nothing, and its link is dead; to end it twice is fine', async () => {
    await request()
    const token = mailed()
    await statusOf(CONFIRM, token)
    await world.call(endSimilarAlert, { body: { token } })
    expect([await statusOf(END, token), await statusOf(CONFIRM, token)]).toEqual([200, 422])
    await arrive()
    expect(templates()).toEqual(['similar-alert'])
  })

  test.each([
    ['a day', DAY_MS, 422],
    ['less than a day', DAY_MS - 1, 200],
  ])('after %s the link answers as it should', async (_what, ms, status) => {
    await request()
    const token = mailed()
    world.setNow(NOON + ms)
    expect(await statusOf(CONFIRM, token)).toBe(status)
  })

  test('a second request mails again after five minutes, never after the confirmation; the older link is dead', async () => {
    await request()
    const first = mailed()
    await request({ email: EMAIL.toUpperCase() })
    expect(templates()).toHaveLength(1)
    world.setNow(NOON + 5 * MINUTE_MS)
    await request()
    expect(templates()).toHaveLength(2)
    expect([await statusOf(CONFIRM, first), await statusOf(CONFIRM, mailed())]).toEqual([422, 200])
    world.setNow(NOON + 10 * MINUTE_MS)
    expect(await request()).toBe(200)
    expect(templates()).toHaveLength(2)
  })

  test('a year without a similar product ends it', async () => {
    await request()
    await statusOf(CONFIRM, mailed())
    world.setNow(NOON + 365 * DAY_MS)
    await arrive()
    expect(templates()).toEqual(['similar-alert'])
  })

  test('an unknown product is 404, no e-mail 422', async () => {
    expect([await request({ productId: 999_999 }), await request({ email: 'nobody' })]).toEqual([404, 422])
    expect(templates()).toEqual([])
  })
})

test('EXT-31: five alerts of an e-mail await their confirmation at most, whatever the products; one that was confirmed makes room', async () => {
  for (let productId = 1; productId <= 7; productId++) expect(await request({ productId })).toBe(200)
  expect(templates()).toHaveLength(5)
  world.setNow(NOON + 5 * MINUTE_MS)
  await request({ productId: 1 })
  await statusOf(CONFIRM, mailed())
  await request({ productId: 7 })
  await request({ productId: 7, email: 'inna@patyna.test' })
  expect(templates()).toHaveLength(8)
})
