import { expect, test } from 'vitest'
import { type Banner, type BannerPlace, matchBanner, matchBanners } from './banners.ts'

const photo = { id: 'a', url: '/photos/a-640.avif', alt: '', width: 640, height: 200, color: '#ffffff' }
function banner(id: number, priority: number, limits: { tags?: number[]; vendors?: number[]; categories?: number[] } = {}): Banner {
  const { tags = [], vendors = [], categories = [] } = limits
  const configuration = { position: 'top' as const, tags, vendors, category_page: { categories, grid: [] } }
  return { id, priority, configuration, title: '', image: { desktop: photo, mobile: photo }, alt: '', href: '/' }
}

test.each<[string, Banner[], BannerPlace, number | null]>([
  ['LST-21, GAP-48: empty lists match everywhere', [banner(1, 1)], { position: 'top', categories: [145] }, 1],
  ['another position does not match', [banner(1, 1)], { position: 'bottom' }, null],
  ['the highest priority wins', [banner(1, 1), banner(2, 5)], { position: 'top' }, 2],
  ['ties by lower id', [banner(3, 5), banner(2, 5)], { position: 'top' }, 2],
  ['a tag must be the listing’s', [banner(1, 1, { tags: [7] })], { position: 'top', tags: [8] }, null],
  ['one of its vendors', [banner(1, 1, { vendors: [7, 8] })], { position: 'top', vendors: [8] }, 1],
  ['one of its categories', [banner(1, 1, { categories: [145] })], { position: 'top', categories: [3000, 145] }, 1],
  ['a category banner is not for the whole catalog', [banner(1, 1, { categories: [145] })], { position: 'top' }, null],
  ['all kinds of limits must hold', [banner(1, 1, { tags: [7], vendors: [8] })], { position: 'top', tags: [7] }, null],
])('%s', (_sentence, banners, place, id) => {
  expect(matchBanner(banners, place)?.id ?? null).toBe(id)
})

test('GAP-48: a carousel gets all of them, best first, and the list stays as it was', () => {
  const banners = [banner(1, 1), banner(2, 5), banner(3, 1)]
  expect(matchBanners(banners, { position: 'top' }).map(({ id }) => id)).toEqual([2, 1, 3])
  expect(banners.map(({ id }) => id)).toEqual([1, 2, 3])
})
