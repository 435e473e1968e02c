// Obstacles between a full cart and an order, apart from faults of the shop API (GAP-41).
import { PERSONAS } from '#seeds/personas.ts'
import { submit, toOrderButton } from '../checkout-parts.ts'
import { expect, inOwnWorld, main, test } from '../fixtures.ts'

test.beforeEach(inOwnWorld)

test.describe('obstacles', () => {
  test.use({ expectedStatuses: [409] })

  test('GAP-41: an e-mail with an account leads to login, which returns to the summary', async ({ page, open, shop }) => {
    await toOrderButton(page, open, await shop.productToOrder(), PERSONAS.customer.email)
    await submit(page).click()
    await expect(main(page).getByText('Konto z tym adresem e-mail już istnieje.')).toBeVisible()
    await main(page).getByRole('link', { name: 'Zaloguj się' }).click()
    await expect(page).toHaveURL(/\/logowanie\?redirectTo=%2Fcheckout%3Fstep%3Dsummary$/)
    await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(PERSONAS.customer.email)
    await page.getByRole('textbox', { name: 'Hasło' }).fill('patyna-2026')
    await main(page).getByRole('button', { name: 'Zaloguj się' }).click()
    await expect(page).toHaveURL(/\/checkout\?step=summary$/)
    await expect(main(page).getByText('Grażyna Żółć')).toBeVisible()
  })
})
