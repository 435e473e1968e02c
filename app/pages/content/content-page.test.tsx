import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ContentPage as Content } from '../../domain/marketing/content-page.ts'
import type { ProductId, TagId } from '../../domain/ids.ts'
import { CAMPAIGNS, campaignOf } from '../../domain/marketing/campaigns.ts'
import { textColorOn } from '../../domain/marketing/contrast.ts'
import type { Product } from '../../domain/product/product.ts'
import { MESSAGE_LENGTHS } from '../../domain/forms/message-lengths.ts'
import { HOUR_MS, instantOf, MINUTE_MS } from '../../domain/time/instant.ts'
import { ShopApiError } from '../../shop-api/shop-api-error.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { testInput } from '../../testing/test-input.ts'
import { outcomeOf } from '../../page-outcome.ts'
import { ContactForm } from './contact-form.client.tsx'
import { ContactSection } from './contact-section.tsx'
import { ContentHead } from './content-head.tsx'
import { ContentPage } from './content-page.tsx'

const PAGE: Content = {
  slug: 'bezpieczenstwo-zakupow',
  language: 'pl',
  title: 'Bezpieczeństwo zakupów',
  seoTitle: 'Bezpieczne zakupy w Patynie',
  seoDescription: 'Jak chronimy zakupy.',
  seoImage: null,
  bodyHtml: '<h2>Zapłata</h2><p>Po odbiorze.</p>',
  visibleFrom: instantOf('2022-03-01 08:00:00'),
  tagId: null,
  hasNewsletter: false,
  hasContactForm: false,
}

async function render(page: Content, now?: number): Promise<string> {
  const shop = { contentPage: async () => page }
  const input = await testInput({ params: { slug: page.slug }, shop, ...(now !== undefined && { now }) })
  return renderToStaticMarkup(await ContentPage(input))
}

const head = async (page: Content) => renderToStaticMarkup(<ContentHead input={await testInput({ params: {} })} page={page} />)

test('GAP-61: a page that does not exist is a 404', async () => {
  const input = await testInput({ params: { slug: 'nie-ma' }, shop: { contentPage: async () => null } })
  const error = await Promise.resolve(ContentPage(input)).catch((reason: unknown) => reason)
  expect(outcomeOf(error)).toEqual({ kind: 'not-found' })
})

describe.each(CAMPAIGNS)('PRM-01: the page of $slug', ({ slug }) => {
  const campaign = { ...PAGE, slug, title: 'Promocja' }
  const { start = 0, end = 0 } = campaignOf(slug) ?? {}

  test.each([
    ['before', start - MINUTE_MS, 'Zaczyna się za 1 minutę', false],
    ['while it runs', end - HOUR_MS, 'Została 1 godzina', false],
    ['after', end, 'Ta promocja skończyła się', true],
  ])('%s', async (_when, now, text, leadsOn) => {
    const html = await render(campaign, now)
    expect(html).toContain(text)
    expect(html.includes('Zobacz, co jest w promocji teraz')).toBe(leadsOn)
  })
})

test.each([
  ['GAP-99: of a campaign says by which number additions name it', { slug: CAMPAIGNS[0].slug, tagId: 41 as TagId }, 'data-campaign="41"'],
  ['NWS-03: with a newsletter has the form', { hasNewsletter: true }, '<form'],
])('the page %s, no other page does', async (_what, change, text) => {
  expect(await render({ ...PAGE, ...change })).toContain(text)
  expect(await render(PAGE)).not.toContain(text.split('=')[0])
})

test('PRM-01: the page of a campaign has its picture on its ground, the way to all promotions and its products', async () => {
  const seoImage = { id: 1, url: '/photos/a.avif', alt: '', width: 1200, height: 600, color: '#EEE' } as unknown as Content['seoImage']
  for (const { slug, color } of CAMPAIGNS) {
    const html = await render({ ...PAGE, slug, seoImage, tagId: 41 as TagId })
    expect(html).toContain(`data-text="${textColorOn(color) === '#FFFFFF' ? 'light' : 'dark'}" style="--ground:${color}"`)
    expect(html).toMatch(
      /href="\/cp\/pl\/promocje"[^>]*>Promocje<.*<img [^>]*src="\/photos\/a.avif".*<section aria-labelledby="content-products"/s,
    )
  }
})

test('PRM-01: the promotions page names the campaign that runs, and between campaigns none', async () => {
  const promotions = { ...PAGE, slug: 'promocje', title: 'Promocje' }
  const during = await render(promotions, instantOf('2022-03-17 12:00:00'))
  expect(during).toMatch(/Trwa teraz.*href="\/cp\/pl\/noc-zakupow-promocja"[^>]*>Noc zakupów</s)
  expect(await render(promotions)).not.toContain('Trwa teraz')
})

test('EXT-37: a page that takes messages has the form; where the shop API has none, there is none', async () => {
  const html = await render({ ...PAGE, hasContactForm: true })
  for (const name of ['name', 'email', 'subject', 'message']) expect(html).toMatch(new RegExp(`<(input|textarea)[^>]* name="${name}"`))
  expect(html).toContain('<noscript>')
  expect(await render(PAGE)).not.toContain('name="message"')
})

test('what editors write is shown without what could run', async () => {
  const html = await render({ ...PAGE, bodyHtml: '<p onclick="x()">Tekst<script>x()</script></p>' })
  expect(html).toContain('<p>Tekst</p>')
})

describe('for search engines', () => {
  test('SEO-05, GAP-123: an article with title, SEO title, description, picture and time of publication', async () => {
    const seoImage = { id: 1, url: '/photos/a.jpg', alt: '', width: 1200, height: 600, color: '#EEE' } as unknown as Content['seoImage']
    const html = await head({ ...PAGE, seoImage })
    expect(html).toContain('<title>Bezpieczne zakupy w Patynie</title>')
    expect(html).toContain('<meta name="description" content="Jak chronimy zakupy."/>')
    expect(html).toContain('<meta property="og:image" content="https://shop.test/photos/a.jpg"/>')
    expect(html).toContain('<meta property="og:type" content="article"/>')
    expect(html).toContain('<meta property="article:published_time" content="2022-03-01T07:00:00.000Z"/>')
    expect(html).toContain('"@type":"Article","headline":"Bezpieczeństwo zakupów"')
    expect(html).toContain('"image":"https://shop.test/photos/a.jpg"')
    expect(await head({ ...PAGE, seoTitle: '' })).toContain('<title>Bezpieczeństwo zakupów</title>')
    expect(await head({ ...PAGE, seoDescription: '' })).toContain('<meta name="description" content="Zapłata. Po odbiorze."/>')
  })

  test('GAP-124: alternates lead to the translated addresses', async () => {
    const html = await head(PAGE)
    expect(html).toContain('hrefLang="en" href="https://shop.test/cp/en/safe-shopping"')
    expect(html).toContain('hrefLang="es" href="https://shop.test/cp/es/compra-segura"')
  })

  test('a page without known counterparts claims none', async () => {
    expect(await head({ ...PAGE, slug: 'o-nas' })).not.toContain('hrefLang')
  })
})

describe('GAP-87: the contact page with the number of a product', () => {
  const contact = { ...PAGE, slug: 'kontakt-z-nami', hasContactForm: true }
  const asked = async (product: () => Promise<unknown>) => {
    const shop = { contentPage: async () => contact, product: product as ShopApi['product'] }
    const input = await testInput({ params: { slug: contact.slug, product: 7 as ProductId }, shop })
    return Promise.resolve(ContentPage(input)).then(renderToStaticMarkup, outcomeOf)
  }

  test.each([
    ['none', async () => null],
    ['one that was removed', async () => Promise.reject(new ShopApiError('productDetails', 'gone'))],
  ])('%s leads to the page without it', async (_what, product) => {
    expect(await asked(product)).toEqual({ kind: 'redirect', status: 301, href: '/cp/pl/kontakt-z-nami' })
  })

  test('while the shop API fails the page is there without it', async () => {
    const html = await asked(async () => Promise.reject(new ShopApiError('productDetails', 'status')))
    expect(html).toMatch(/<p>Po odbiorze\..*name="message"/s)
  })

  const PRODUCT = { id: 7, name: 'Fotel & stół '.repeat(40), photos: [] }

  test('the form comes before the text, with a subject that it takes and a mail may have', async () => {
    const html = String(await asked(async () => PRODUCT))
    expect(html.match(/name="message"/g)).toHaveLength(1)
    expect(html).toMatch(/<h2 id="enquiry-product".*name="message".*<p>Po odbiorze\./s)
    const [, subject = ''] = /name="subject"[^>]* value="([^"]*)"/.exec(html.replaceAll('&amp;', '&')) ?? []
    expect(subject).toMatch(/^Fotel & stół Fotel .* \(Numer produktu: 7\)$/)
    expect(subject.length).toBe(MESSAGE_LENGTHS.subject)
    expect(html).toContain(`?subject=${encodeURIComponent(subject)}"`)
  })

  test('it has the photo of the product, where there is one', async () => {
    const photo = { url: '/photos/fotel-640.avif', width: 640, height: 800, color: '#eee' }
    expect(await asked(async () => ({ ...PRODUCT, photos: [photo] }))).toContain('<img class="photo" src="/photos/fotel-640.avif"')
    expect(await asked(async () => PRODUCT)).not.toContain('<img')
  })

  test('what is sent names the product', async () => {
    const input = await testInput({ params: {} })
    const about = (product: typeof PRODUCT | null) =>
      elementsOf(ContactSection({ input, product: product as Product | null }), ContactForm).map(({ productId, subject }) => [
        productId,
        subject,
      ])
    expect(about(null)).toEqual([[null, '']])
    expect(about({ ...PRODUCT, name: 'Fotel' })).toEqual([[7, 'Fotel (Numer produktu: 7)']])
  })
})
