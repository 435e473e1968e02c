import { REFRESH_MS } from '#app/domain/time/refresh-intervals.ts'
import { PAGE_SHOWN } from '#app/features/page-refresh/shown-page.ts'
import { expect, main, test } from '../fixtures.ts'
import { partsOfListing } from '../listing-parts.ts'
import { isFlight, returnTo, untilSeen } from '../renewal.ts'

/** 304: the page that is shown is current. */
const RENEWED = [200, 304]

test('LST-15, GAP-74: on return to the tab the listing is renewed, and the shopper stays where they were', async ({
  page,
  visitCatalog,
}) => {
  await visitCatalog()
  await partsOfListing(page).cards.nth(16).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  const entries = await page.evaluate(() => history.length)

  const renewal = page.waitForRequest(isFlight)
  await returnTo(page)
  expect(RENEWED).toContain((await (await renewal).response())?.status())
  expect(await page.evaluate(() => scrollY)).toBe(place)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('LST-13, LST-14: every 30 seconds the listing is renewed, but not under an open dialog', async ({ page, visitCatalog }) => {
  await page.clock.install()
  await visitCatalog()
  const renewal = page.waitForRequest(isFlight)
  await page.clock.fastForward(REFRESH_MS.listing + 1000)
  await (await renewal).response()

  await page.getByRole('button', { name: 'Wszystkie filtry' }).click()
  let renewals = 0
  page.on('request', (request) => isFlight(request) && renewals++)
  await page.clock.fastForward(REFRESH_MS.listing * 2)
  await untilSeen(page)
  expect(renewals).toBe(0)
})

test('LST-16: a listing that comes old from the cache is renewed at once, and once', async ({ page, visitCatalog }) => {
  let renewals = 0
  page.on('request', (request) => isFlight(request) && renewals++)
  // The document alone: its renewal may still be under way at the end.
  await page.route('/produkty', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'server-timing': `page;dur=${REFRESH_MS.listing};desc="W/'old'"` } })
  })
  await visitCatalog()
  await expect.poll(() => renewals).toBe(1)
  await untilSeen(page)
  expect(renewals).toBe(1)
})

test('LST-16: a shopper whose clock is an hour ahead gets a fresh listing as it is', async ({ page, visitCatalog }) => {
  await page.clock.install({ time: Date.now() + 3_600_000 })
  let renewals = 0
  page.on('request', (request) => isFlight(request) && renewals++)
  await visitCatalog()
  await page.clock.fastForward(5000)
  await untilSeen(page)
  expect(renewals).toBe(0)
})

test('a renewal of an unchanged listing is 304, and nothing of the page is rendered again', async ({ page, visitCatalog }) => {
  await visitCatalog()
  const renew = async () => {
    const renewal = page.waitForResponse((response) => isFlight(response.request()))
    await returnTo(page)
    return (await renewal).status()
  }
  await renew()
  await untilSeen(page)
  await page.evaluate((isCurrent) => {
    const seen = { changes: 0, known: 0 }
    document.addEventListener(isCurrent, () => seen.known++)
    Object.assign(window, { seen })
    new MutationObserver((changes) => (seen.changes += changes.length)).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    })
  }, PAGE_SHOWN)
  await page.waitForTimeout(1100)
  expect(await renew()).toBe(304)
  await untilSeen(page)
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ changes: 0, known: 1 })
})

test('PRD-16, PRD-61, EXT-30: the tab that is read stays, although a sale takes a tab from before it', async ({
  page,
  visitProduct,
  shop,
  mock,
}) => {
  const product = await shop.productToOrder()
  await visitProduct(product)
  const tabs = page.getByRole('tab')
  const viewed = page.getByRole('tab', { name: 'Ostatnio oglądane' })
  await expect(tabs.first()).toHaveText('Podobne')
  await viewed.click()
  await mock.product(product.id, { stock: 0 })
  await returnTo(page)
  await expect(tabs.filter({ hasText: 'Podobne' })).toHaveCount(0)
  await expect(viewed).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Ostatnio oglądane' })).toBeVisible()
  // The only stop of the keyboard in the list.
  await expect(viewed).toHaveAttribute('tabindex', '0')
})

test.describe('an open product is loaded anew, where it was read, and what the shop has of it is shown', () => {
  test.use({ expectedStatuses: [409] })

  for (const [which, answer, info] of [
    ['PRD-60: that has moved or is gone', { status: 204, headers: { 'patyna-moved': '1' } }, 'refresh'],
    ['GAP-98: that has another price, by a build that is gone', { status: 409 }, 'renewal'],
  ] as const)
    test(which, async ({ page, visitProduct, shop }) => {
      await visitProduct(await shop.productOnSale())
      await page.route('**/_rsc/**', async (route) =>
        route.request().headers()['patyna-refresh'] ? route.fulfill(answer) : route.continue(),
      )
      const refresh = () => page.evaluate((said) => void navigation.reload({ info: said }).finished?.catch(() => undefined), info)
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
      const loaded = page.waitForEvent('load')
      await refresh()
      await loaded
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    })
})
