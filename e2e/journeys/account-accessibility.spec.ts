// Accessibility of the header's open dropdowns. Every form with its errors: forms.spec.ts.
import type { Page } from '@playwright/test'
import { checkAxe, checkContrast, smallTargets } from '../axe.ts'
import { expect, header, test } from '../fixtures.ts'
import { overflowing } from '../layout.ts'

test.describe.configure({ timeout: 60_000 })

/** Checks the page in its current state in light and dark. */
async function checkBoth(page: Page) {
  await checkAxe(page)
  expect(await smallTargets(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await checkContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await overflowing(page)).toEqual([])
}

// GAP-108: a tap follows the link.
test.describe('with a mouse', () => {
  test('WCAG 2.2 AA: the dropdowns of a guest and of a logged-in user', async ({ page, open, logInAs }) => {
    const icon = (name: string) => header(page).getByRole('link', { name, exact: true }).first()
    await open('/cart')
    for (const name of ['Zaloguj się', 'Ulubione']) {
      await icon(name).hover()
      await expect(header(page).getByRole('group', { name: name === 'Ulubione' ? name : 'Konto' })).toBeVisible()
      await checkBoth(page)
    }
    await logInAs('proVendor')
    await open('/cart')
    await icon('Twoje konto').hover()
    await expect(page.getByText('Cześć, Zofia!')).toBeVisible()
    await checkBoth(page)
  })
})
