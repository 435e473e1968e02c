import { beforeEach, expect, test } from 'vitest'
import { banners } from '#app/shop-api/contract/banners.ts'
import { campaignAt } from '#app/domain/marketing/campaigns.ts'
import { DAY_MS, MINUTE_MS } from '#app/domain/time/instant.ts'
import { type CartWorld, createCartWorld } from '../../test-world/cart-calls.ts'
import { NOON } from '../../test-world/time.ts'
import { advanceClock, freezeClock, releaseClock, setClock, showClock, speedClock } from '../contract/clock.ts'

let shop: CartWorld
beforeEach(async () => {
  shop = await createCartWorld()
})

const CLOCK = '/__mock/clock'
const show = async (headers = {}) => (await shop.world.call(showClock, { headers })).data
const set = async (at: string, headers = {}) => (await shop.world.call(setClock, { body: { at }, headers })).data
const freeze = async (body = {}) => (await shop.world.call(freezeClock, { body })).data
const advance = async (duration: string) => (await shop.world.call(advanceClock, { body: { duration } })).data
const instantOfShop = async () => (await shop.world.send('/shop/banners')).headers.get('x-mock-now')

test('the clock of a world is the machine’s until it is set, and after its release', async () => {
  expect(await show()).toMatchObject({
    world: 'main',
    now: '2022-03-17T11:00:00.000Z',
    local: '2022-03-17 12:00:00',
    isTouched: false,
    speed: 1,
  })
  await set('2022-04-01T08:00:00Z')
  expect(await show()).toMatchObject({ now: '2022-04-01T08:00:00.000Z', isTouched: true })
  await shop.world.call(releaseClock)
  expect(await show()).toMatchObject({ now: '2022-03-17T11:00:00.000Z', isTouched: false })
})

test('it keeps its speed when set, stops when frozen, and runs when given a speed', async () => {
  await set('2022-04-01T08:00:00Z')
  shop.world.setNow(NOON + MINUTE_MS)
  expect((await show()).now).toBe('2022-04-01T08:01:00.000Z')
  await freeze()
  shop.world.setNow(NOON + 2 * MINUTE_MS)
  expect(await show()).toMatchObject({ now: '2022-04-01T08:01:00.000Z', speed: 0 })
  await set('2022-05-01T08:00:00Z')
  shop.world.setNow(NOON + 3 * MINUTE_MS)
  expect((await show()).now).toBe('2022-05-01T08:00:00.000Z')
  await shop.world.call(speedClock, { body: { speed: 3600 } })
  shop.world.setNow(NOON + 3 * MINUTE_MS + 1000)
  expect((await show()).now).toBe('2022-05-01T09:00:00.000Z')
})

test('it is a header of shop API responses, so that a page renders at the same instant', async () => {
  await freeze({ at: '2022-03-18T07:00:00Z' })
  expect(await instantOfShop()).toBe('2022-03-18T07:00:00.000Z')
})

test.each([
  ['freeze', { at: 'noon' }, 'at'],
  ['set', {}, 'at'],
  ['advance', {}, 'body'],
  ['advance', { ms: 1, duration: 'PT1S' }, 'body'],
  ['advance', { ms: -1 }, 'ms'],
  ['advance', { duration: '72h' }, 'duration'],
  ['advance', { duration: 'P200Y' }, 'duration'],
  ['advance', { duration: 'P9999Y9999M' }, 'duration'],
  ['speed', { speed: -1 }, 'speed'],
  ['speed', { speed: 86_401 }, 'speed'],
])('the clock: %s %j is refused by field', async (path, body, field) => {
  const { status, fields } = await shop.refusal(`${CLOCK}/${path}`, body)
  expect([status, Object.keys(fields)]).toEqual([422, [field]])
})

test('GAP-91, GAP-144: with it the bar, the page of a campaign and the campaign of the header begin', async () => {
  const statusOfPage = async () => await shop.world.statusOf('/shop/content-page/pl/stylowe-zakupy-22')
  const bar = async () => (await shop.world.call(banners)).data.promoBar
  await freeze({ at: new Date(NOON + DAY_MS - 1).toISOString() })
  expect([await bar(), await statusOfPage()]).toEqual([expect.objectContaining({ id: 2 }), 404])
  await advance('PT0.001S')
  expect([await bar(), await statusOfPage()]).toEqual([expect.objectContaining({ id: 3 }), 200])

  await freeze({ at: '2022-03-18T07:59:59' })
  expect(campaignAt(Date.parse(String(await instantOfShop())))?.slug).toBe('noc-zakupow-promocja')
  await advance('PT1S')
  expect(campaignAt(Date.parse(String(await instantOfShop())))?.slug).toBe('weekend-zakupow-promocja')
})
