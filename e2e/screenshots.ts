// Pictures of the shop for people to look at: node e2e/screenshots.ts --out <folder>, against a shop that is running (BASE_URL, or the
// usual one on port 8787).
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page, request } from '@playwright/test'
import { NO_FILTERS } from '#app/domain/filters.ts'
import type { VendorId } from '#app/domain/ids.ts'
import type { Language } from '#app/domain/language.ts'
import { slugify } from '#app/domain/slug.ts'
import { href } from '#app/routes.ts'
import { ensureChromium } from '../.tasks/browser.ts'
import { createShopLookup, idOf, isOnSale, type ProductFacts, productParams, type ShopLookup } from './shop-lookup.ts'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const
const LANGUAGES: readonly Language[] = ['pl', 'es']

/** One picture: where, and what to do there first. */
interface Scene {
  name: string
  path: (language: Language) => string
  prepare?: (page: Page) => Promise<void>
}

/** Products by what makes their pages look different. */
const PRODUCTS: Record<string, (product: ProductFacts) => boolean> = {
  plain: (one) => isOnSale(one) && one.prices.promo === null && one.photos.length > 2,
  promo: (one) => isOnSale(one) && one.prices.promo !== null,
  variants: (one) => isOnSale(one) && one.variantGroup?.type === 'IMAGE',
  colours: (one) => isOnSale(one) && one.variantGroup?.type === 'COLOUR',
  'sold-out': (one) => one.status.id === 'PUBLISHED' && one.amountOfAvailableItems === 0,
  'no-photo': (one) => isOnSale(one) && one.photos.length === 0,
  'long-name': (one) => isOnSale(one) && one.name.length > 60,
}

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'e2e/.results/screenshots' }, only: { type: 'string', default: '' } },
})
const origin = process.env['BASE_URL'] ?? 'http://127.0.0.1:8787'
const context = await request.newContext({ baseURL: origin })
const scenes = (await scenesOf(createShopLookup(context, origin))).filter(({ name }) => name.startsWith(values.only))
await context.dispose()
mkdirSync(values.out, { recursive: true })
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath: ensureChromium(), args })
try {
  for (const screen of SCREENS) for (const language of LANGUAGES) await photograph(browser, screen, language)
} finally {
  await browser.close()
}

/** All scenes in one language on one screen: what is in view at first, and the whole page. */
async function photograph(browser: Browser, screen: (typeof SCREENS)[number], language: Language): Promise<void> {
  const isTouched = screen.width < 1000
  const context = await browser.newContext({
    baseURL: origin,
    viewport: screen,
    isMobile: isTouched,
    hasTouch: isTouched,
    reducedMotion: 'reduce',
  })
  for (const { name, path, prepare } of scenes) {
    const page = await context.newPage()
    await page.goto(path(language))
    await page.waitForLoadState('networkidle')
    await prepare?.(page)
    const file = join(values.out, `${name}-${language}-${screen.width}`)
    await page.screenshot({ path: `${file}.png` })
    if (!prepare) {
      await loadPictures(page)
      await page.screenshot({ path: `${file}-whole.png`, fullPage: true })
    }
    console.log(file)
    await page.close()
  }
  await context.close()
}

/** Pictures further down come only when they are scrolled to. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
  })
  await page.waitForLoadState('networkidle')
}

async function scenesOf(shop: ShopLookup): Promise<Scene[]> {
  const { vendor } = await shop.productThat('on sale', isOnSale)
  const products = await Promise.all(
    Object.entries(PRODUCTS).map(async ([kind, has]): Promise<Scene[]> => {
      const product = await shop.productThat(kind, has).catch(() => null)
      return product ? [{ name: `product-${kind}`, path: (language) => href('product', productParams(product), language) }] : []
    }),
  )
  return [
    { name: 'home', path: (language) => href('home', {}, language) },
    { name: 'listing', path: listing({}) },
    { name: 'listing-filtered', path: listing({ colors: [2, 7], price: { from: 100, to: 5000 }, sort: 'priceAscending' }) },
    { name: 'listing-nothing', path: listing({ price: { from: 99_999_999 } }) },
    { name: 'listing-dialog', path: listing({ colors: [7] }), prepare: openAllFilters },
    ...products.flat(),
    { name: 'content', path: (language) => href('content', { slug: 'platnosc-dostawa-i-zwroty' }, language) },
    { name: 'campaign', path: () => href('content', { slug: 'noc-zakupow-promocja' }, 'pl') },
    {
      name: 'vendor',
      path: (language) => href('vendor', { slug: slugify(vendor.name), id: idOf<VendorId>(vendor.id), filters: NO_FILTERS }, language),
    },
    { name: 'not-found', path: (language) => (language === 'pl' ? '/nie-ma' : `/${language}/nie-ma`) },
  ]
}

function listing(filters: Partial<typeof NO_FILTERS>): Scene['path'] {
  return (language) => href('catalog', { filters: { ...NO_FILTERS, ...filters } }, language)
}

async function openAllFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Wszystkie filtry|Todos los filtros)/ }).click()
  await page.waitForTimeout(400)
}
