import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ContentPage as Content } from '../../domain/content-page.ts'
import { instantOf } from '../../domain/instant.ts'
import { testInput } from '../../layout/test-input.ts'
import { outcomeOf } from '../../page-outcome.ts'
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

test('the title, the way from home and the text', async () => {
  const html = await render(PAGE)
  expect(html).toContain('<h1>Bezpieczeństwo zakupów</h1>')
  expect(html).toContain('<h2>Zapłata</h2><p>Po odbiorze.</p>')
  expect(html).toMatch(/href="\/cp\/pl"[^>]*>Strona główna<.*href="\/cp\/pl\/bezpieczenstwo-zakupow" aria-current="page"/s)
})

test('PRM-16: the page of the running campaign says how long it lasts', async () => {
  const campaign = { ...PAGE, slug: 'noc-zakupow-promocja', title: 'Noc zakupów' }
  expect(await render(campaign, instantOf('2022-03-18 06:30:00'))).toContain('Została 1 godzina')
  expect(await render(campaign, instantOf('2022-03-19 06:30:00'))).not.toContain('<time')
})

describe('for search engines', () => {
  test('GAP-123: an article with its time of publication', async () => {
    const html = await head(PAGE)
    expect(html).toContain('<title>Bezpieczne zakupy w Patynie</title>')
    expect(html).toContain('<meta property="og:type" content="article"/>')
    expect(html).toContain('<meta property="article:published_time" content="2022-03-01T07:00:00.000Z"/>')
    expect(html).toContain('"@type":"Article","headline":"Bezpieczeństwo zakupów"')
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
