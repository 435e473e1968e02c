// The developers' overlay of the local stack: enabled, read, used, disabled.
import { checkAxe } from '../axe.ts'
import { expect, header, main, SECTION_FAILED, test } from '../fixtures.ts'
import { partsOfListing } from '../listing-parts.ts'
import { MOCK_ORIGIN } from '../stack.ts'

// It controls the mock, so without a known control origin it does not exist.
test.skip(!MOCK_ORIGIN)
test.use({ expectedStatuses: [503], expectedErrors: [SECTION_FAILED] })

test('the development overlay: enabled, read, used and disabled', { tag: '@matrix' }, async ({ page, open, visitCatalog, mock }) => {
  const overlay = page.getByRole('complementary', { name: 'Development overlay' })
  const summary = overlay.locator('summary')
  await visitCatalog()
  await expect(overlay).toHaveCount(0)

  await open('/__overlay')
  await visitCatalog()
  await expect(summary).toHaveText(/^\d+ ms · [1-9]\d* calls · /)
  await summary.click()
  await expect(overlay.getByRole('row', { name: /POST \/shop\/search\/products 200/ })).toBeVisible()
  await expect(overlay.getByLabel('World')).toHaveValue(mock.world)
  await checkAxe(page, 'dev-overlay')

  // It stays open, and a changed shop is refetched.
  await overlay.getByLabel('Log in as').selectOption('pro')
  await expect(header(page).getByRole('link', { name: 'Twoje konto' })).toHaveAttribute('href', '/moje-konto')
  await overlay.getByRole('button', { name: 'Freeze' }).click()
  await expect(overlay.getByText(/^Clock in Warsaw: .*, set$/)).toBeVisible()
  await overlay.getByLabel('Scenario').selectOption('search-503')
  await expect(main(page).getByRole('alert')).toContainText('Nie udało się wczytać produktów')
  await expect(overlay.getByRole('row', { name: /POST \/shop\/search\/products 503/ })).toBeVisible()
  await overlay.getByLabel('Scenario').selectOption('')

  const link = partsOfListing(page).cards.last().getByRole('heading').getByRole('link')
  await link.click()
  await expect(overlay.getByRole('row', { name: /GET \/shop\/product\/details\/\d+ 200/ })).toBeVisible()

  await overlay.getByRole('button', { name: 'Remove this overlay' }).click()
  await expect(overlay).toHaveCount(0)
})
