// The developers' overlay of the local stack: hidden until opened, then its content and actions.
import type { Page } from '@playwright/test'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { checkAxe } from '../axe.ts'
import { expect, SECTION_FAILED, test } from '../fixtures.ts'
import { partsOfListing } from '../listing-parts.ts'
import { MOCK_ORIGIN } from '../stack.ts'

// It controls the mock, so without a known control origin it does not exist.
test.skip(!MOCK_ORIGIN)
test.use({ consent: null, expectedStatuses: [503], expectedErrors: [SECTION_FAILED] })

const overlayOf = (page: Page) => page.getByRole('complementary', { name: 'Development overlay' })

test('the development overlay: enabled, read, used and disabled', async ({ page, open, visit, mock }) => {
  const overlay = overlayOf(page)
  const pill = overlay.getByRole('button', { name: /call/ })
  const panel = overlay.locator('#panel')
  await visit('catalog', { filters: NO_FILTERS })
  await expect(overlay, 'it stays away').toHaveCount(0)

  await open('/__overlay')
  await visit('catalog', { filters: NO_FILTERS })
  await expect(pill).toHaveAttribute('aria-expanded', 'false')
  await expect(pill).toHaveText(/not stored · \d+ ms · [1-9]\d* calls? · /)
  const asks = page.locator('#consent-bar')
  await expect(asks).toBeVisible()
  await expect(async () => {
    const [bar, mine] = [await asks.boundingBox(), await pill.boundingBox()]
    const [a, b] = [bar ?? { x: 0, y: 0, width: 0 }, mine ?? { x: 0, y: 0, width: 0, height: 0 }]
    expect(b.y + b.height <= a.y || b.x + b.width <= a.x, 'it lies over no bar').toBe(true)
  }).toPass()
  await asks.getByRole('button', { name: 'Nie zgadzam się' }).click()

  await pill.press('Enter')
  await expect(panel).toContainText('market 2 · pl · listing')
  await expect(panel.getByRole('row', { name: /POST \/shop\/search\/products 200/ })).toBeVisible()
  await expect(panel.getByRole('row', { name: /^Scripts [\d.]+ kB [\d.]+ kB within$/ })).toBeVisible()
  await expect(panel.getByLabel('World')).toHaveValue(mock.world)
  await checkAxe(page, 'dev-overlay')
  await pill.press('Escape')

  // Its settings persist, and a changed shop is refetched.
  await expect(panel).toBeVisible()
  await panel.getByLabel('Persona').selectOption('pro')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Twoje konto' })).toHaveAttribute('href', '/moje-konto')
  await expect(panel.getByLabel('Persona')).toHaveValue('pro')
  await panel.getByRole('button', { name: 'Freeze' }).click()
  await expect(panel.getByRole('button', { name: 'Machine’s' })).toBeVisible()
  await expect(panel).toContainText('set, stands still')
  await panel.getByLabel('Scenario').selectOption('search-503')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Produkty nie dały się wczytać')
  await expect(panel).toContainText('search answers 503')
  await expect(panel.getByRole('row', { name: /POST \/shop\/search\/products 503/ })).toBeVisible()
  await panel.getByLabel('Scenario').selectOption('')

  await expect(partsOfListing(page).cards.first()).toBeVisible()
  await panel.getByRole('button', { name: 'Hide' }).click()
  await expect(panel).toBeHidden()
  const link = partsOfListing(page).cards.last().getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await pill.click()
  await expect(panel, 'a step is a page of its own').toContainText('market 2 · pl · product')
  await expect(panel.getByRole('row', { name: /GET \/shop\/product\/details\/\d+ 200/ })).toBeVisible()

  await panel.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name)
  await expect(overlay).toHaveCount(0)
})
