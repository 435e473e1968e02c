import { CAMPAIGNS } from '#app/domain/marketing/campaigns.ts'
import type { Language } from '#app/domain/language.ts'
import { expect, test } from '../fixtures.ts'
import { isOnSale, productParams } from '../shop-lookup.ts'
import { structuredData } from '../structured-data.ts'

/** Content pages named by the specification, with the requirement of each. */
const PAGES: readonly { requirement: string; language: Language; slug: string }[] = [
  ...(['pl', 'en', 'es'] as const).flatMap((language) => [
    { requirement: 'RTE-15', language, slug: 'kontakt-z-nami' },
    { requirement: 'RTE-16', language, slug: 'platnosc-dostawa-i-zwroty' },
  ]),
  { requirement: 'RTE-12', language: 'pl', slug: 'gwarancja-najniszej-ceny' },
  { requirement: 'RTE-13', language: 'pl', slug: 'bezpieczenstwo-zakupow' },
  { requirement: 'RTE-14', language: 'pl', slug: 'marki-darmowa-dostawa' },
  { requirement: 'RTE-17', language: 'pl', slug: 'promocje' },
  { requirement: 'RTE-17', language: 'en', slug: 'promotions' },
  { requirement: 'RTE-17', language: 'es', slug: 'promociones' },
  { requirement: 'RTE-23', language: 'pl', slug: 'topniejace-ceny-promocja' },
  { requirement: 'RTE-24', language: 'pl', slug: 'noc-zakupow-promocja' },
  { requirement: 'RTE-25', language: 'pl', slug: 'weekend-zakupow-promocja' },
  { requirement: 'RTE-26', language: 'pl', slug: 'wiosenne-porzadki-promocja' },
  { requirement: 'RTE-27', language: 'pl', slug: 'czyszczenie-magazynu-promocja' },
  { requirement: 'RTE-28', language: 'pl', slug: 'wielka-moc-promocji' },
  { requirement: 'RTE-29', language: 'pl', slug: 'stylowe-zakupy-22' },
  { requirement: 'RTE-30', language: 'pl', slug: 'przedluzenie-stylowe' },
]

test('J-18, GAP-54: /cp/en is the international market, in English and euros', async ({ page, open }) => {
  await open('/cp/en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('banner')).toContainText('International')
  await expect(page.getByRole('main').getByText(/\d €$/).first()).toBeVisible()
})

for (const { requirement, language, slug } of PAGES) {
  test(`J-18, ${requirement}, SEO-07, SEO-08: /cp/${language}/${slug} is an article`, async ({ page, visit }) => {
    const response = await visit('content', { slug }, language)
    expect(response?.status()).toBe(200)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toBeEmpty()
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200)

    await expect(page).toHaveTitle(/\S/)
    await expect(page.locator('head meta[property="og:type"]')).toHaveAttribute('content', 'article')
    await expect(page.locator('head meta[property="article:published_time"]')).toHaveAttribute('content', /^\d{4}-\d\d-\d\dT/)
    await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', /\S{3}/)
    const article = await structuredData(page, 'Article')
    expect(article).toMatchObject({ headline: await heading.innerText(), inLanguage: language })
  })
}

test('J-18: every campaign has its page', () => {
  const slugs = new Set(PAGES.map(({ slug }) => slug))
  expect(CAMPAIGNS.filter(({ slug }) => !slugs.has(slug))).toEqual([])
})

test('J-18, SEO-06: a product page is titled by the SEO title and the name of the product', async ({ page, visit, shop }) => {
  const product = await shop.productThat('on sale', isOnSale)
  await visit('product', productParams(product), 'en')
  const title = await page.title()
  expect(title).toMatch(/^\S/)
  expect(title.endsWith(` ${product.name}`), title).toBe(true)
  expect(await structuredData(page, 'Product')).toMatchObject({ name: product.name, sku: String(product.id) })
})

test('J-18, BTM-04: on a desktop a guest has contact and delivery at hand', async ({ page, open }) => {
  await open('/cp/en')
  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  await expect(bar.locator('a[href="/cp/en/kontakt-z-nami"]')).toBeVisible()
  await expect(bar.locator('a[href="/cp/en/platnosc-dostawa-i-zwroty"]')).toBeVisible()
})
