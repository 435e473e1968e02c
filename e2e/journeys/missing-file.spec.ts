// After a deploy an open page may request a file that no longer exists.
import type { Page } from '@playwright/test'
import { expect, main, test, title } from '../fixtures.ts'
import { partsOfListing } from '../listing-parts.ts'

/** How the document came. */
const loadedBy = (page: Page) => page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type))

test.use({ expectedStatuses: [404], expectedErrors: [/dynamically imported module/] })

test('GAP-61: a missing script causes one full load, never a loop; then the page shows an error with a retry', async ({
  page,
  visitCatalog,
}) => {
  const scripts = '**/assets/product-page-*.js'
  await page.route(scripts, (route) => route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' } }))
  await visitCatalog()
  const link = partsOfListing(page).cards.first().getByRole('heading').getByRole('link')
  const name = await link.innerText()
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await link.click()
  const apology = main(page).getByRole('heading', { level: 1, name: 'Coś poszło nie tak' })
  await expect(apology).toBeVisible()
  // The failed navigation shows an error page until the document has reloaded.
  await expect(async () => expect(await loadedBy(page)).toEqual(['reload'])).toPass()
  await expect(apology).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(loads).toBe(1)

  await page.unroute(scripts)
  await main(page).getByRole('link', { name: 'Spróbuj ponownie' }).click()
  await expect(title(page)).toHaveText(name)
  expect(loads).toBe(2)
})

test.describe('a missing stylesheet', () => {
  const STYLESHEET = '**/assets/*.css'
  const isStyled = (page: Page) => page.evaluate(() => getComputedStyle(document.body).margin === '0px')

  test('is requested once more, without a full load', async ({ page, visitCatalog }) => {
    let requests = 0
    await page.route(STYLESHEET, (route) => (requests++ === 0 ? route.fulfill({ status: 404 }) : route.continue()))
    await visitCatalog()
    await expect(async () => expect(await isStyled(page)).toBe(true)).toPass()
    expect(await loadedBy(page)).toEqual(['navigate'])
  })

  test('that stays missing causes one full load, never a loop', async ({ page, visitCatalog }) => {
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++
    })
    await page.route(STYLESHEET, (route) => route.fulfill({ status: 404 }))
    await visitCatalog()
    await expect(async () => expect(await loadedBy(page)).toEqual(['reload'])).toPass()
    await page.getByRole('contentinfo').waitFor()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    expect(loads).toBe(2)
  })
})
