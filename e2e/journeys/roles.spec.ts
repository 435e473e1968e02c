// Personas whose pages change under them, each in its own world. What a page says to each role: e2e/worker/roles.test.ts.
import type { Page } from '@playwright/test'
import { PERSONAS } from '#seeds/personas.ts'
import { logIn } from '../account-parts.ts'
import { expect, header, inOwnWorld, main, test, title } from '../fixtures.ts'
import { returnTo } from '../renewal.ts'
import { isOnSale, type ProductFacts } from '../shop-lookup.ts'

const field = (page: Page, name: string) => main(page).getByRole('textbox', { name })
const isPlenty = (one: ProductFacts) => isOnSale(one) && one.deliveryConfigurations.STANDARD !== undefined && one.amountOfAvailableItems > 1

test.beforeEach(inOwnWorld)

test('J-16, ROLE-07, GAP-28, PRD-55, PRD-61: an admin takes a product off sale, and its page says so on return to the tab', async ({
  page,
  logInAs,
  visitProduct,
  shop,
  mock,
}) => {
  await logInAs('admin')
  const product = await shop.productThat('on sale', isPlenty)
  await visitProduct(product)
  const card = page.getByRole('region', { name: 'Administracja' })
  await expect(card).toContainText('PUBLISHED')
  const admin = `https://admin.patyna.example/products/${product.id}`
  await expect(card.getByRole('link', { name: 'Otwórz w panelu' })).toHaveAttribute('href', admin)
  await mock.product(product.id, { status: 'DRAFT' })
  await returnTo(page)
  await expect(main(page).getByText('Sprzedane').first()).toBeVisible()
  await expect(card).not.toContainText('PUBLISHED')
  await expect(main(page).getByRole('button', { name: 'Dodaj do koszyka', exact: true })).toHaveCount(0)
})

test.describe('without a password', () => {
  test.use({ expectedStatuses: [401] })

  test('GAP-34, GAP-105: who bought without registration cannot log in, sets a password by mail and is in', async ({
    page,
    open,
    mock,
  }) => {
    const { email } = PERSONAS.withoutPassword
    await open('/logowanie')
    await logIn(page, email, 'zgaduje-sobie')
    await expect(main(page).getByRole('alert')).toContainText('Nieprawidłowy e-mail lub hasło.')
    await page.getByRole('link', { name: 'Nie pamiętasz hasła?' }).click()
    // Both pages have a field with this name.
    await expect(title(page, 'Przypomnienie hasła')).toBeVisible()
    await field(page, 'E-mail').fill(email)
    await main(page).locator('form').getByRole('button', { name: 'Wyślij link' }).click()
    await expect(main(page).getByText(`Jeśli ${email} ma u nas konto`)).toBeVisible()

    const [mail] = await mock.mails(email)
    await open(mail?.link ?? '')
    await field(page, 'Nowe hasło').fill('komoda-1971')
    await main(page).locator('form').getByRole('button', { name: 'Ustaw hasło' }).click()
    await expect(header(page).getByRole('link', { name: 'Twoje konto', exact: true })).toBeVisible()
    await open('/moje-konto')
    await expect(field(page, 'Imię')).toHaveValue('Ewa')
  })
})
