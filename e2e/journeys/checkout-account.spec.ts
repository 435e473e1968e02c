// An account in the checkout: login in the first step, saved addresses, and a refused account from a guest's order (GAP-101, GAP-152, GAP-149).
import type { Page } from '@playwright/test'
import { registerByCall } from '../account-parts.ts'
import { checkAxe } from '../axe.ts'
import { agree, choose, fillContact, newEmail, next, paidHere, putIntoCart, submit } from '../checkout-parts.ts'
import { expect, inOwnWorld, main, test, title, untilHydrated } from '../fixtures.ts'
import { overflowing } from '../layout.ts'

test.beforeEach(inOwnWorld)

const PASSWORD = 'kredens-1962'
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const offer = (page: Page) => main(page).locator('p', { hasText: 'Masz już konto?' })
/** The label of a radio card; its input is visually hidden. */
const card = (page: Page, name: string) =>
  main(page)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name }) })

/** An account with saved addresses; whoever calls stays a guest. */
async function accountWithAddresses(page: Page, baseURL: string | undefined, streets: readonly string[]) {
  const headers = { origin: baseURL ?? '', langId: 'pl' }
  const email = newEmail()
  await registerByCall(page, email, PASSWORD, headers)
  for (const street of streets) {
    const data = { street, building: '7', apartment: null, zipCode: '31-010', city: 'Kraków', countryId: 'PL' }
    expect((await page.request.post('/shop/client/addresses', { headers, data })).status()).toBe(200)
  }
  expect((await page.request.post('/auth/logout', { headers, data: {} })).status()).toBe(200)
  return email
}

/** A click before the page of the payment has hydrated would be lost. */
async function pay(page: Page) {
  await expect(page).toHaveURL(paidHere)
  await untilHydrated(page)
  await main(page).getByRole('button', { name: 'Zapłać' }).click()
}

async function logInHere(page: Page, password: string) {
  const form = main(page).getByRole('form', { name: 'Zaloguj się' })
  // The page before has a field of this name and value as well, and the code that fills in this one loads with the page.
  await expect(form.getByRole('textbox', { name: 'E-mail', exact: true })).not.toHaveValue('')
  await form.getByRole('textbox', { name: 'Hasło' }).fill(password)
  await form.getByRole('button', { name: 'Zaloguj się' }).click()
}

test(
  'GAP-101, GAP-152: a returning customer logs in from the first step; cart, code and what was typed stay, and a saved address is chosen',
  { tag: '@phone-too' },
  async ({ page, context, open, shop, baseURL }) => {
    test.slow()
    const email = await accountWithAddresses(page, baseURL, ['Floriańska', 'Grodzka'])
    const product = await shop.productToOrder()
    await putIntoCart(page, product)
    await context.addCookies([{ name: 'promoCode', value: 'WITAJ10', url: baseURL ?? '' }])
    await open('/checkout')
    await checkAxe(page)
    await field(page, 'E-mail').fill(email)
    await field(page, 'Nazwisko').fill('Nowak')
    await offer(page).getByRole('link', { name: 'Zaloguj się' }).click()
    await expect(page).toHaveURL(/\/logowanie\?redirectTo=%2Fcheckout$/)
    await expect(field(page, 'E-mail'), 'typed once').toHaveValue(email)
    await logInHere(page, PASSWORD)
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(field(page, 'E-mail')).toHaveValue(email)
    await expect(field(page, 'Nazwisko')).toHaveValue('Nowak')
    await expect(offer(page)).toHaveCount(0)
    await fillContact(page, email)
    await next(page).click()

    await expect(page.getByRole('radio', { name: /Floriańska 7/ })).toBeChecked()
    await expect(field(page, 'Ulica')).toBeHidden()
    await checkAxe(page)
    await card(page, 'Inny adres').click()
    await field(page, 'Ulica').fill('Piotrkowska')
    await card(page, 'Grodzka 7').click()
    await expect(field(page, 'Ulica')).toBeHidden()
    await card(page, 'Inny adres').click()
    await expect(field(page, 'Ulica'), 'a look at the saved ones loses nothing').toHaveValue('Piotrkowska')
    await page.reload()
    await expect(field(page, 'Ulica'), 'nor does a reload').toHaveValue('Piotrkowska')
    await card(page, 'Grodzka 7').click()
    await next(page).click()
    await choose(page, 'Przelew bankowy')
    await next(page).click()
    await expect(main(page).getByText('Grodzka 7')).toBeVisible()
    await expect(main(page).getByRole('complementary').getByText('Zniżka')).toBeVisible()
    await expect(main(page).getByText(product.name)).toBeVisible()
    expect(await overflowing(page)).toEqual([])
    await agree(page)
    await submit(page).click()
    await expect(page).toHaveURL(paidHere)
    await pay(page)
    await expect(title(page)).toHaveText('Dziękujemy za zamówienie')
    await expect(main(page).getByRole('form', { name: /Zachowaj konto/ }), 'the account has a password').toHaveCount(0)
  },
)
