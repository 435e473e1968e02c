import { NO_FILTERS } from '#app/domain/filters.ts'
import { expect, test, untilAwake } from '../fixtures.ts'
import { partsOfListing } from '../listing-parts.ts'

/** When the document was made: it stays the same as long as nothing is loaded in full. */
const documentOf = (page: import('@playwright/test').Page) => page.evaluate(() => performance.timeOrigin)

test('a link shows the next page in the same document, with its title and its heading', async ({ page, visit }) => {
  await visit('catalog', { filters: NO_FILTERS })
  const before = await documentOf(page)
  const flight = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/_rsc/'))
  const link = partsOfListing(page).cards.first().getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await link.click()

  expect((await flight).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveTitle(new RegExp(`${name.slice(0, 12)}`))
  await expect(page).toHaveURL(/\/[a-z0-9-]+-\d+$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await documentOf(page)).toBe(before)
})

test('Back returns to the same place of the listing, forward to the product', async ({ page, visit }) => {
  await visit('catalog', { filters: NO_FILTERS })
  const before = await documentOf(page)
  const link = partsOfListing(page).cards.nth(20).getByRole('heading').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  // The browser notes the place when scrolling has come to rest.
  await page.waitForTimeout(300)
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(500)
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.goBack()
  await expect(page).toHaveURL('/produkty')
  await expect(link).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 80)
  expect(await page.evaluate(() => scrollY)).toBeLessThan(place + 80)

  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(await documentOf(page)).toBe(before)
})

test('filters, pages and the logo lead on without a full load', async ({ page, visit }) => {
  await visit('catalog', { filters: NO_FILTERS })
  const before = await documentOf(page)
  const { pages } = partsOfListing(page)
  await pages.getByRole('link', { name: 'Następna strona' }).click()
  await expect(page).toHaveURL('/produkty?page=2')
  await expect(pages.getByRole('link', { name: 'Strona 2', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('banner').getByRole('link', { name: 'Patyna, strona główna' }).click()
  await expect(page).toHaveURL('/cp/pl')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/produkty')
  expect(await documentOf(page)).toBe(before)
})

test('GAP-131: after a step the keyboard starts from the top of the new page', async ({ page, visit }) => {
  await visit('catalog', { filters: NO_FILTERS })
  await partsOfListing(page).cards.first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/-\d+$/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a page reloaded on its own is the page that was navigated to', async ({ page, visit }) => {
  await visit('catalog', { filters: NO_FILTERS })
  await partsOfListing(page).cards.first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/-\d+$/)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  const title = await page.title()
  await page.reload()
  await untilAwake(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveTitle(title)
})
