import { expect, test } from 'vitest'
import { ANONYMOUS_GUEST_ID } from '#app/shop-api/contract/session-headers.ts'
import { banners } from '#app/shop-api/contract/banners.ts'
import { createWorlds } from '../store/worlds.ts'
import { GUEST } from '../test-world/cart-calls.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { likesDetails, likeProduct } from '#app/shop-api/contract/likes.ts'

const LIKES = '/shop/client/product/likes-details'
const LIKE = '/shop/client/product/like/1'

test.each(['', 'A', 'a b', 'ż', 'x'.repeat(65), 'seed', '../main'])('the world "%s" is malformed', async (name) => {
  const response = await createTestWorld().send('/shop/banners', { headers: { 'x-mock-world': encodeURI(name) } })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'MALFORMED', fields: { 'x-mock-world': 'incorrectValueErrorMessage' } } })
})

test('without control the header of worlds is nothing: everybody is in the main one', async () => {
  const world = createTestWorld({ hasControl: false })
  await world.call(likeProduct, LIKE, { headers: { ...GUEST, 'x-mock-world': 'a' }, body: { like: true } })
  expect((await world.call(likesDetails, { headers: GUEST })).data.items).toHaveLength(1)
  expect(await world.statusOf('/shop/banners', { headers: { 'x-mock-world': 'seed' } })).toBe(200)
})

test('GAP-144: without control the clock of the main world is heard only when the mock was started with one', async () => {
  const instantOf = async (world: TestWorld) => (await world.send('/shop/banners')).headers.get('x-mock-now')
  const touched = createTestWorld({ hasControl: false })
  await touched.send('/shop/banners')
  const clock = { setAt: 0, shows: Date.parse('2030-01-01T00:00:00Z'), speed: 0 }
  createWorlds(touched.db).setClock('main', clock)
  expect(await instantOf(touched)).toBeNull()
  expect((await touched.call(banners)).data.promoBar).toMatchObject({ id: 2 })
  const started = createTestWorld({ hasControl: false, mainClock: { shows: clock.shows, speed: 0 } })
  expect(await instantOf(started)).toBe('2030-01-01T00:00:00.000Z')
  expect((await started.call(banners)).data.promoBar).toMatchObject({ id: 3 })
})

test('a guest id is the same in capital letters', async () => {
  const world = createTestWorld()
  await world.call(likeProduct, LIKE, { headers: { guestId: GUEST.guestId.toUpperCase() }, body: { like: true } })
  expect((await world.call(likesDetails, { headers: GUEST })).data.items).toHaveLength(1)
})

test('the guest of public pages is nobody', async () => {
  expect((await createTestWorld().send(LIKES, { headers: { guestId: ANONYMOUS_GUEST_ID } })).status).toBe(401)
})
