import { expect, test } from 'vitest'
import { contentPage } from '#app/shop-api/contract/content.ts'
import { createTestWorld } from '../test-world/test-world.ts'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { NOON } from '../test-world/time.ts'

const world = createTestWorld()

test('GAP-43: a page with its picture, whatever the language of the header', async () => {
  const { data } = await world.call(contentPage, '/shop/content-page/pl/kontakt-z-nami', { headers: { langId: 'en' } })
  expect(data).toMatchObject({
    slug: 'kontakt-z-nami',
    lang: 'pl',
    title: 'Kontakt',
    seoImage: { id: 'fotel-front', alt: 'Kontakt, widok z przodu' },
    visibleFrom: '2022-03-16T11:00:00.000Z',
    tagId: null,
    newsletter: false,
    contactForm: true,
  })
})

test('GAP-43: a campaign page is 404 before visibleFrom and has its tag from then on', async () => {
  const own = createTestWorld()
  const path = '/shop/content-page/pl/stylowe-zakupy-22'
  own.setNow(NOON + DAY_MS - 1)
  expect(await own.statusOf(path)).toBe(404)
  own.setNow(NOON + DAY_MS)
  expect((await own.call(contentPage, path)).data).toMatchObject({ tagId: 50, newsletter: true, contactForm: false, seoImage: null })
})
