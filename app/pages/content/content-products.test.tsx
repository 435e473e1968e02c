// Products of campaign pages and of the promotions page.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CAMPAIGNS, campaignOf } from '../../domain/marketing/campaigns.ts'
import type { ContentPage } from '../../domain/marketing/content-page.ts'
import { testInput } from '../../testing/test-input.ts'
import { worldInput } from '../../testing/world-input.ts'
import { contentList } from './content-list.ts'
import { ContentProducts } from './content-products.tsx'

const CAMPAIGN = campaignOf(CAMPAIGNS[0].slug)
const ofTag = { search: { tags: [41] }, moreHref: '/tag/41' }

test.each([
  ['a campaign: those of its tag', CAMPAIGNS[0].slug, 41, 0, { title: 'common:campaignProducts', ...ofTag }],
  ['a campaign that is over', CAMPAIGNS[0].slug, 41, CAMPAIGN?.end, { title: 'common:campaignAfterProducts', ...ofTag }],
  ['another page with a tag', 'wyprzedaz', 41, 0, { title: 'common:campaignProducts', ...ofTag }],
  ['all promotions: what is reduced', 'promocje', null, 0, { title: 'common:homePromo', search: { onlyPromo: true } }],
  ['any other page: none', 'regulamin', null, 0, null],
])('GAP-43: products of %s', async (_what, slug, tagId, now, list) => {
  const input = await testInput({ params: {}, now: now ?? 0 })
  const found = contentList({ slug, tagId } as ContentPage, campaignOf(slug), input)
  if (list === null) return expect(found).toBeNull()
  expect(found).toMatchObject(list)
})

const LIST = { title: 'common:homePromo', search: {}, moreHref: '/produkty' } as const

test('the products of a page lead to all where there are more', async () => {
  const input = await worldInput({ params: {} })
  const { items } = await input.shop.search({}, { perPage: 2 })
  const shown = async (total: number) => {
    const shop = { ...input.shop, search: async () => ({ items, total, facets: null }) }
    return renderToStaticMarkup(await ContentProducts({ input: { ...input, shop }, list: LIST }))
  }
  expect(await shown(3)).toMatch(/<a href="\/produkty" aria-label="Zobacz wszystkie: W promocji">/)
  expect(await shown(2)).toContain('<article')
  expect(await shown(2)).not.toContain('Zobacz wszystkie')
})

test.each([
  ['none', async () => ({ items: [], total: 0, facets: null })],
  ['a failure', async () => Promise.reject(new Error('down'))],
])('with %s there is no section', async (_what, search) => {
  expect(await ContentProducts({ input: await testInput({ params: {}, shop: { search } }), list: LIST })).toBeNull()
})
