// A visitor without cookies: a cached page has its stylesheets inlined.
import type { Page } from '@playwright/test'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { SCRIPT_COOKIES } from '#app/domain/marketing/script-cookies.ts'
import { href } from '#app/addresses/href.ts'
import { expect, test, title } from '../fixtures.ts'
import { partsOfListing } from '../listing-parts.ts'
import { productParams } from '../shop-lookup.ts'
import { BASE_URL } from '../stack.ts'
import { saveData } from '../save-data.ts'

test.use({ consent: null, hasNewsletterPopup: true })

/** Computed styles of all controls, except transitions, and fonts, which a first document does not have. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, main a, main h1, footer a')].map((part) => {
      const { display, position, fontSize, fontWeight, paddingBlock, paddingInline, borderBlockEndWidth } = getComputedStyle(part)
      return [part.tagName, display, position, fontSize, fontWeight, paddingBlock, paddingInline, borderBlockEndWidth].join(' ')
    }),
  )

/** Stylesheets before which nothing is painted. */
const sheetsWaitedFor = (page: Page) =>
  page.evaluate(() => {
    const sheets = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css'))
    if (sheets.length === 0) throw new Error('No stylesheet has come')
    return sheets
      .filter((entry) => !('renderBlockingStatus' in entry) || entry.renderBlockingStatus !== 'non-blocking')
      .map(({ name }) => name)
  })

/** Stylesheets of this document fetched over the network, not from the browser's cache. */
const sheetsFromNetwork = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.css') && entry.transferSize > 0)
      .map(({ name }) => name),
  )

test('it looks like any other, waits for no stylesheet, and the next document uses stylesheet files', async ({
  page,
  context,
  open,
  shop,
  request,
}) => {
  // Panels, which are prefetched when the browser is idle, have stylesheets of their own.
  await saveData(page)
  const product = await shop.productOnSale()
  for (const path of [
    href('home', {}, 'pl'),
    href('catalog', { filters: NO_FILTERS }, 'en'),
    href('product', productParams(product), 'es'),
  ]) {
    await expect.poll(async () => (await request.get(path)).headers()['cache-status'], path).toMatch(/^patyna; hit/)
    await context.clearCookies()
    await open(path)
    expect(await sheetsWaitedFor(page), path).toEqual([])
    const first = await looks(page)

    await context.addCookies([{ name: SCRIPT_COOKIES.consent.name, value: 'none', url: BASE_URL }])
    await open(path)
    await expect(page.locator('head link[rel=stylesheet][disabled]'), path).toHaveCount(0)
    expect(await looks(page), path).toEqual(first)
    expect(await sheetsFromNetwork(page), path).toEqual([])
  }
})

test('a navigation from it shows the next page with its own stylesheets', async ({ page, open, request }) => {
  const path = href('catalog', { filters: NO_FILTERS }, 'pl')
  await expect.poll(async () => (await request.get(path)).headers()['cache-status']).toMatch(/^patyna; hit/)
  await open(path)
  await expect(page.locator('head style[data-precedence=inline]')).not.toHaveCount(0)
  const cards = partsOfListing(page).cards
  const name = await cards.first().getByRole('heading').textContent()
  await cards.first().getByRole('link').first().click()
  await expect(title(page)).toHaveText(name ?? '')
  await page.goBack()
  await expect(cards.first()).toBeVisible()
})
