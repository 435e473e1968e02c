import { beforeEach, expect, test } from 'vitest'
import { banners } from '#app/shop-api/contract/banners.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { NOON } from '../test-world/time.ts'

let world: TestWorld
beforeEach(() => {
  world = createTestWorld()
})

const read = async (langId = 'pl') => (await world.call(banners, { headers: { langId } })).data

test('LST-21: a banner has its configuration, two crops and its texts', async () => {
  const [banner] = (await read()).items
  expect(banner).toMatchObject({
    id: 2,
    configuration: { position: 'top', tags: [50], vendors: [1], category_page: { categories: [145], grid: [1, 2] } },
    priority: 5,
    title: 'Wiosna',
    image: { desktop: { url: '/photos/fotel-front-640.avif', alt: 'Wiosna w salonie' }, mobile: { url: '/photos/fotel-bok-640.avif' } },
    href: '/produkty',
    langId: 'pl',
  })
})

test('GAP-48: banners of the language, highest priority first, ties by lower id, none without its pictures', async () => {
  expect((await read()).items.map((banner) => banner.id)).toEqual([2, 3, 1])
  expect((await read('en')).items.map((banner) => banner.id)).toEqual([4])
})

test.each([
  ['the newest active one', NOON, 2],
  ['the same until its end', NOON + DAY_MS - 1, 2],
  ['the next one from its start', NOON + DAY_MS, 3],
])('the promo bar is %s', async (_case, now, id) => {
  world.setNow(now)
  expect((await read('en')).promoBar).toMatchObject({ id })
})

test('the promo bar has its texts in the language and its end', async () => {
  expect((await read('en')).promoBar).toEqual({
    id: 2,
    text: 'Nowy (en)',
    href: '/b (en)',
    backgroundColor: '#c8102e',
    endDate: { date: '2022-03-18 12:00:00', timezone_type: 3, timezone: 'Europe/Warsaw' },
  })
})

test('API-25: without an active promo bar an array is in its place', async () => {
  world.setNow(NOON - 100 * DAY_MS)
  expect((await read()).promoBar).toEqual([])
})
