import { describe, expect, test } from 'vitest'
import { CAMPAIGNS, campaignAt, campaignOf, campaignPhase, campaignBanners, carouselOf, headerPromotion } from './campaigns.ts'
import type { Banner } from './banners.ts'
import { instantOf } from '../time/instant.ts'

test.each([
  ['PRM-17: before the first', '2022-03-13 23:59:59', null],
  ['PRM-17: the first begins', '2022-03-14 00:00:00', 'topniejace-ceny-promocja'],
  ['GAP-91: a campaign lasts through its 23:59', '2022-03-16 23:59:59.999', 'topniejace-ceny-promocja'],
  ['PRM-18: the night begins', '2022-03-17 00:00:00', 'noc-zakupow-promocja'],
  ['PRM-18: the night lasts till 08:00', '2022-03-18 07:59:59', 'noc-zakupow-promocja'],
  ['PRM-19: the weekend begins at 08:00', '2022-03-18 08:00:00', 'weekend-zakupow-promocja'],
  ['PRM-19: the weekend lasts through 23:59', '2022-03-20 23:59:59', 'weekend-zakupow-promocja'],
  ['GAP-91: spring cleaning', '2022-03-21 00:00:00', 'wiosenne-porzadki-promocja'],
  ['GAP-91: over the change of the clocks', '2022-03-27 23:59:59', 'wiosenne-porzadki-promocja'],
  ['GAP-91: stylish shopping', '2022-04-17 23:59:59', 'stylowe-zakupy-22'],
  ['GAP-91: stylish shopping, extended', '2022-04-18 00:00:00', 'przedluzenie-stylowe'],
  ['PRM-17: the last minute', '2022-04-20 23:59:59.999', 'przedluzenie-stylowe'],
  ['PRM-17: after the last', '2022-04-21 00:00:00', null],
])('%s', (_sentence, now, slug) => {
  expect(campaignAt(instantOf(now))?.slug ?? null).toBe(slug)
})

describe('the header', () => {
  test('PRM-03, PRM-10: shows the campaign that contains now', () => {
    expect(headerPromotion(instantOf('2022-03-17 12:00:00'))).toEqual({
      slug: 'noc-zakupow-promocja',
      isHoliday: false,
      start: instantOf('2022-03-17 00:00:00'),
      end: instantOf('2022-03-18 08:00:00'),
      color: '#1F2A56',
    })
  })

  test('PRM-11, GAP-51: between campaigns there is none', () => {
    expect(headerPromotion(instantOf('2026-01-01 00:00:00'))).toMatchObject({ slug: null, isHoliday: false, start: null, end: null })
  })
})

const running = { now: instantOf('2022-03-17 12:00:00'), page: 1, isUnfiltered: true }
const photo = { id: 'a', url: '/photos/a-640.avif', alt: '', width: 640, height: 200, color: '#ffffff' }
const banner = (id: number, ...tags: number[]): Banner => ({
  id,
  priority: 1,
  configuration: { position: 'carousel', tags, vendors: [], category_page: { categories: [], grid: [] } },
  title: '',
  image: { desktop: photo, mobile: photo },
  alt: '',
  href: '/',
})
const idsOf = (banners: readonly Banner[]) => banners.map(({ id }) => id)

test.each([
  ['on page 1 of the unfiltered catalog', {}, [1]],
  ['not on page 2', { page: 2 }, []],
  ['not with filters', { isUnfiltered: false }, []],
  ['not without a campaign', { now: 0 }, []],
])('GAP-49: the campaign carousel shows: %s', (_sentence, changes, expected) => {
  expect(idsOf(campaignBanners([banner(1), banner(2, 71)], { ...running, ...changes }))).toEqual(expected)
})

test.each([
  [undefined, [1]],
  [71, [2]],
  [72, []],
])('the carousel of a campaign with the banner tag %s has the banners %j', (bannerTag, expected) => {
  expect(idsOf(carouselOf({ ...(bannerTag !== undefined && { bannerTag }) }, [banner(1), banner(2, 71)]))).toEqual(expected)
})

describe.each(CAMPAIGNS)('PRM-01: the campaign $slug', ({ slug }) => {
  const { start, end } = campaignOf(slug) ?? { start: 0, end: 0 }

  test.each([
    ['before', start - 1],
    ['during', start],
    ['during', end - 1],
    ['after', end],
  ] as const)('is seen %s', (phase, now) => expect(campaignPhase({ start, end }, now)).toBe(phase))
})

test.each([
  ['PRM-12: red on 14 December', '2021-12-14 12:00:00', '#C8102E', true],
  ['PRM-13: olive green on 16 December', '2021-12-16 12:00:00', '#6B8E23', true],
  ['PRM-14: ochre on 19 December', '2021-12-19 12:00:00', '#CC7722', true],
  ['PRM-15: else the default badge', '2021-12-20 00:00:00', '#1F2933', false],
])('the generic link is the holiday badge: %s', (_sentence, at, color, isHoliday) => {
  expect(headerPromotion(instantOf(at))).toMatchObject({ slug: null, color, isHoliday })
})
