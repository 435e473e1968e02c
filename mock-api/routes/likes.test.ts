import * as fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { login } from '#app/shop-api/contract/auth.ts'
import { likeProduct, likesDetails } from '#app/shop-api/contract/likes.ts'
import { setPassword } from '#app/shop-api/contract/password.ts'
import { guest } from '#db/account-tables.ts'
import { GUEST } from '../test-world/cart-calls.ts'
import { PERSONA_NAMES, PERSONA_PASSWORD, PERSONAS } from '../test-world/personas.ts'
import { LAST_PRODUCT, PRODUCT } from '../test-world/products.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { NOON } from '../test-world/time.ts'

const LIKES = '/shop/client/product/likes-details'
const OTHER_GUEST = { guestId: '9c2b7a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }

let world: TestWorld
beforeEach(() => {
  world = createTestWorld()
})

const like = async (id: number, headers: Record<string, string>, isLiked = true) =>
  (await world.call(likeProduct, `/shop/client/product/like/${id}`, { headers, body: { like: isLiked } })).data
const pageOf = async (headers: Record<string, string>, query = '?per_page=all') =>
  (await world.call(likesDetails, LIKES + query, { headers })).data
const likedBy = async (headers: Record<string, string>) => (await pageOf(headers)).items.map((item) => item.id)

test('API-22, WSH-01, WSH-02, WSH-07: a guest likes and unlikes', async () => {
  expect(await like(PRODUCT.plain, GUEST)).toEqual({ id: PRODUCT.plain, like: true })
  expect(await likedBy(GUEST)).toEqual([PRODUCT.plain])
  expect(await likedBy(OTHER_GUEST)).toEqual([])
  expect(await like(PRODUCT.plain, GUEST, false)).toEqual({ id: PRODUCT.plain, like: false })
  expect(await likedBy(GUEST)).toEqual([])
})

test.each(PERSONA_NAMES)('WSH-01: %s likes, with any guest id', async (name) => {
  const headers = await world.logIn(name)
  await like(PRODUCT.plain, { ...headers, ...GUEST })
  expect(await likedBy({ ...headers, ...OTHER_GUEST })).toEqual([PRODUCT.plain])
  expect(await likedBy(GUEST)).toEqual([])
})

test('GAP-107: the same value twice succeeds and keeps the order', async () => {
  await like(1, GUEST)
  world.setNow(NOON + 1)
  await like(2, GUEST)
  world.setNow(NOON + 2)
  await like(1, GUEST)
  expect(await likedBy(GUEST)).toEqual([2, 1])
  await like(9, GUEST, false)
  expect(await likedBy(GUEST)).toEqual([2, 1])
})

test('GAP-107: a sold-out product can be liked, an unknown one is 404', async () => {
  expect(await like(PRODUCT.soldOut, GUEST)).toMatchObject({ like: true })
  for (const isLiked of [true, false]) {
    const response = await world.send('/shop/client/product/like/9999', { headers: GUEST, body: { like: isLiked } })
    expect(response.status).toBe(404)
  }
})

test('API-21, WSH-06: page 1 with per_page all is everything, in the requested language and currency', async () => {
  for (let id = 1; id <= LAST_PRODUCT; id++) await like(id, GUEST)
  const { items, pagination } = await pageOf({ ...GUEST, langId: 'en' }, '?page=1&per_page=all')
  expect(items).toHaveLength(LAST_PRODUCT)
  expect(pagination).toEqual({ total: LAST_PRODUCT, page: 1, per_page: LAST_PRODUCT })
  expect(items[0]).toMatchObject({ currencyId: 'EUR' })
})

test.each([
  ['', 32, 1],
  ['?per_page=20&page=3', 5, 3],
  ['?per_page=20&page=4', 0, 4],
  ['?page=abc', 32, 1],
])('API-21: the page %s has %i items', async (query, count, page) => {
  for (let id = 1; id <= LAST_PRODUCT; id++) await like(id, GUEST)
  const data = await pageOf(GUEST, query)
  expect(data.items).toHaveLength(count)
  expect(data.pagination).toMatchObject({ total: LAST_PRODUCT, page })
})

test('an empty list has pagination too', async () => {
  expect(await pageOf(GUEST)).toEqual({ items: [], pagination: { total: 0, page: 1, per_page: 1 } })
})

describe('GAP-01, WSH-08: with LIKE_REQUIRES_LOGIN', () => {
  beforeEach(() => {
    world = createTestWorld({ likeRequiresLogin: true })
  })

  test('a guest gets 401 for both calls', async () => {
    expect(await world.statusOf(LIKES, { headers: GUEST })).toBe(401)
    expect(await world.statusOf('/shop/client/product/like/1', { headers: GUEST, body: { like: true } })).toBe(401)
  })

  test('a customer likes', async () => {
    const headers = await world.logIn('customer')
    await like(1, headers)
    expect(await likedBy(headers)).toEqual([1])
  })
})

describe('GAP-101: likes of a guest move to the account', () => {
  const logIn = () => world.logIn('customer', GUEST)
  const token = (value: string) => ({ authorization: `Bearer ${value}` })
  const ways: [string, () => Promise<Record<string, string>>][] = [
    ['login', logIn],
    ['registration', () => world.registered({}, GUEST)],
    [
      'a new password',
      async () => {
        await world.send('/shop/client/password/reset', { body: { email: PERSONAS.customer.email } })
        const body = { token: world.mailedToken(), password: 'komoda-1971' }
        return token((await world.call(setPassword, { headers: GUEST, body })).data.token)
      },
    ],
  ]

  test.each(ways)("at %s, and the guest's list is empty", async (_way, enter) => {
    await like(1, GUEST)
    await like(2, GUEST)
    await like(3, OTHER_GUEST)
    const headers = await enter()
    expect((await likedBy(headers)).toSorted()).toEqual([1, 2])
    expect(await likedBy(GUEST)).toEqual([])
    expect(await likedBy(OTHER_GUEST)).toEqual([3])
    expect(world.db.select({ id: guest.id }).from(guest).all()).toEqual([{ id: GUEST.guestId }])
  })

  test('EXT-45: a purchase without registration leaves them the guest’s', async () => {
    await like(1, GUEST)
    expect(await likedBy(await world.withoutPassword('nowa@patyna.test', GUEST))).toEqual([])
    expect(await likedBy(GUEST)).toEqual([1])
    expect(await likedBy(await logIn())).toEqual([1])
  })

  test('a wrong password moves nothing', async () => {
    await like(1, GUEST)
    const body = { email: PERSONAS.customer.email, password: 'not-the-password' }
    expect(await world.statusOf('/auth/standard', { headers: GUEST, body })).toBe(401)
    expect(await likedBy(GUEST)).toEqual([1])
  })

  test('a login without a guest id moves nothing', async () => {
    await like(1, GUEST)
    const body = { email: PERSONAS.customer.email, password: PERSONA_PASSWORD }
    await world.call(login, { body })
    expect(await likedBy(GUEST)).toEqual([1])
  })
})

test('WSH-03: after any likes, unlikes and logins every list equals a set', async () => {
  const step = fc.oneof(
    fc.record({ who: fc.constantFrom('guest', 'client'), id: fc.integer({ min: 1, max: 6 }), isLiked: fc.boolean() }),
    fc.constant('merge' as const),
  )
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const own = { 'x-mock-world': `likes-${run++}` }
      const asGuest = { ...own, ...GUEST }
      const asClient = await world.logIn('customer', own)
      const model = { guest: new Set<number>(), client: new Set<number>() }
      for (const each of steps) {
        if (each === 'merge') {
          await world.logIn('customer', asGuest)
          for (const id of model.guest) model.client.add(id)
          model.guest.clear()
        } else {
          const set = each.who === 'guest' ? model.guest : model.client
          await like(each.id, each.who === 'guest' ? asGuest : asClient, each.isLiked)
          if (each.isLiked) set.add(each.id)
          else set.delete(each.id)
        }
      }
      expect((await likedBy(asGuest)).toSorted()).toEqual([...model.guest].toSorted())
      expect((await likedBy(asClient)).toSorted()).toEqual([...model.client].toSorted())
    }),
    { numRuns: 60 },
  )
})
