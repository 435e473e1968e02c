import { beforeAll, expect, test } from 'vitest'
import { boutiqueDetails, tagDetails, vendorDetails } from '#app/shop-api/contract/listings.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { VENDOR } from '../test-world/vendors.ts'

let world: TestWorld
beforeAll(() => {
  world = createTestWorld()
})

test('GAP-44: a vendor', async () => {
  expect((await world.call(vendorDetails, `/shop/vendor/${VENDOR.plain}`)).data).toMatchObject({
    id: VENDOR.plain,
    name: 'Dom z duszą',
    urlSlug: 'dom-z-dusza',
    description: '<p>Meble z duszą.</p>',
    isSuspended: false,
    vacation: null,
    city: 'Łódź',
    countryId: 'PL',
    record: { sales: 412, answersWithinHours: 3, ratings: [0, 1, 3, 14, 80] },
    photo: { id: 'witryna', alt: 'Dom z duszą, witryna sklepu' },
  })
})

test('GAP-44, EXT-36, EXT-40: a suspended vendor is returned; without counts it has no record, without a picture no photo', async () => {
  const { data } = await world.call(vendorDetails, `/shop/vendor/${VENDOR.suspended}`)
  expect([data.isSuspended, 'record' in data, 'photo' in data]).toEqual([true, false, false])
})

test.each([
  ['2022-03-20T22:59:59Z', { date: '2022-03-20 00:00:00', timezone_type: 3, timezone: 'Europe/Warsaw' }],
  ['2022-03-20T23:00:00Z', null],
])('GAP-83: at %s the holiday until 20 March, Warsaw time, is %j', async (now, vacation) => {
  const own = createTestWorld()
  own.setNow(now)
  expect((await own.call(vendorDetails, `/shop/vendor/${VENDOR.onHoliday}`)).data.vacation).toEqual(vacation)
})

test('GAP-45: a boutique with its texts in the language and its part of the search body', async () => {
  const { data } = await world.call(boutiqueDetails, '/shop/boutique/zielone', { headers: { langId: 'en' } })
  expect(data).toEqual({ id: 1, slug: 'zielone', title: 'Zielone (en)', description: '<p>Zieleń</p> (en)', filters: { colors: [21] } })
})

test.each(['noc-zakupow', '50'])('GAP-46: the tag %s by slug or id', async (tag) => {
  const { data } = await world.call(tagDetails, `/shop/tag/${tag}`)
  expect(data).toMatchObject({ id: 50, slug: 'noc-zakupow' })
  expect(data.translations).toContainEqual({ langId: 'es', text: 'Noc zakupów (es)' })
})
