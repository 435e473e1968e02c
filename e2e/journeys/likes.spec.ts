import type { Page } from '@playwright/test'
import { expect, header, main, test, title } from '../fixtures.ts'
import { hold } from '../hold-scripts.ts'

test.use({ hasPictures: true })

const LIKE = '**/shop/client/product/like/*'
const heart = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Ulubione: / })
    .first()
const favorites = (page: Page) => header(page).getByRole('link', { name: /^Ulubione/ })

test('J-10, WSH-01, WSH-03, WSH-04, WSH-05, HDR-04: a heart follows the server’s list, with a spinner during the request', async ({
  page,
  visitCatalog,
}) => {
  await visitCatalog()
  await expect(favorites(page)).toHaveAccessibleName('Ulubione')
  const release = await hold(page, LIKE)
  const list = page.waitForRequest('**/shop/client/product/likes-details?page=1&per_page=all')
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-busy', 'true')
  // Dimmed in the next frame, and disabled until the shop API has responded.
  await expect(heart(page)).toHaveAttribute('data-pending')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  release()
  await list
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(page)).not.toHaveAttribute('aria-busy', 'true')
  await expect(heart(page)).not.toHaveAttribute('data-pending')
  await expect(favorites(page)).toHaveAccessibleName('Ulubione, 1 rzecz')

  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(favorites(page)).toHaveAccessibleName('Ulubione')
})

test('GAP-110: a guest’s favourites have a page; a product unliked there can be liked again', async ({ page, visit }) => {
  await visit('favorites', {})
  await expect(title(page, 'Nie masz jeszcze ulubionych')).toBeVisible()
  await main(page).getByRole('link', { name: 'Przejdź do katalogu' }).click()
  await expect(page).toHaveURL('/produkty?sortOrder=newest&sortDir=desc')
  const name = await heart(page).getAttribute('aria-label')
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')

  await favorites(page).click()
  await expect(page).toHaveURL('/ulubione')
  const liked = main(page).getByRole('button', { name: name ?? '' })
  await expect(liked).toHaveAttribute('aria-pressed', 'true')
  await liked.click()
  await expect(liked).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(title(page, 'Nie masz jeszcze ulubionych')).toBeVisible()
})

test.describe('what the shop refuses', () => {
  test.use({ expectedStatuses: [500] })

  test('J-10, ERR-06: a failure leaves the heart as it is, without a message', async ({ page, visitCatalog }) => {
    await visitCatalog()
    await page.route(LIKE, async (route) => route.fulfill({ status: 500, json: { error: { code: 'INTERNAL', message: '' } } }))
    const refused = page.waitForResponse(LIKE)
    await heart(page).click()
    expect((await refused).status()).toBe(500)
    await expect(page.getByRole('status').filter({ hasText: 'Nie zmieniono ulubionych.' })).toHaveCount(1)
    await expect(heart(page)).not.toHaveAttribute('aria-busy', 'true')
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('region', { name: 'Komunikaty' })).toBeEmpty()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a card shows its second photo while the mouse is over it, and fetches it no sooner', async ({ page, visitCatalog, isMobile }) => {
  test.skip(isMobile, 'a finger does not hover')
  await visitCatalog()
  const card = main(page)
    .getByRole('article')
    .filter({ has: page.locator('[data-more]') })
    .first()
  await expect(card.locator('img')).toHaveCount(1)
  await card.hover()
  await expect(card.locator('[data-more] + img')).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(card.locator('[data-more] + img')).toBeHidden()
})
