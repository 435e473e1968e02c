// After an order: paying again, order details, withdrawal (GAP-33; J-09).
import { checkAxe } from '../axe.ts'
import { agree, main, paidHere, putIntoCart, submit, toSummary } from '../checkout-parts.ts'
import { expect, test } from '../fixtures.ts'
import { canBeOrdered } from '../shop-lookup.ts'

test('J-09, GAP-33, API-19, CHK-05: a rejected payment is retried from the order history', async ({ page, open, shop, mock }) => {
  expect(mock.world, 'what is bought here is gone in this world alone').toMatch(/^e2e-/)
  await putIntoCart(page, await shop.productThat('to be ordered', canBeOrdered))
  await open('/checkout')
  await toSummary(page)
  await agree(page)
  await submit(page).click()
  await main(page).getByRole('button', { name: 'Odrzuć' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Płatność została odrzucona' })).toBeVisible()

  await open('/historia-zamowien')
  const row = main(page).getByRole('article').first()
  await expect(row.getByText('Czeka na zapłatę')).toBeVisible()
  await expect(row.getByRole('link', { name: 'Odstąp od umowy' }), 'an unpaid order is cancelled, not withdrawn from').toHaveCount(0)
  await checkAxe(page)
  const asked = page.waitForRequest('**/shop/checkout/re-pay/*')
  await row.getByRole('button', { name: /^Zapłać/ }).click()
  expect((await asked).postDataJSON()).toEqual({ paymentMethod: 'BANK_TRANSFER' })
  await expect(page).toHaveURL(paidHere)
  await expect(main(page).getByText('Przelew bankowy')).toBeVisible()
  await main(page).getByRole('button', { name: 'Zapłać' }).click()
  await expect(page).toHaveURL(/thank-you/)
  await open('/historia-zamowien')
  await expect(main(page).getByRole('article').first().getByText('Zapłacone')).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^Zapłać/ })).toHaveCount(0)
})

test('GAP-106: a rejected payment is shown, and its reference allows a retry or another method, also without a login', async ({
  page,
  open,
  shop,
  mock,
  context,
}) => {
  expect(mock.world, 'what is bought here is gone in this world alone').toMatch(/^e2e-/)
  await putIntoCart(page, await shop.productThat('to be ordered', canBeOrdered))
  await open('/checkout')
  await toSummary(page)
  await agree(page)
  await submit(page).click()
  await main(page).getByRole('button', { name: 'Odrzuć' }).click()
  const rejected = page.getByRole('heading', { level: 1, name: 'Płatność została odrzucona' })
  await expect(rejected).toBeVisible()
  await expect(page.getByText('Dziękujemy')).toHaveCount(0)
  await checkAxe(page)
  await main(page)
    .getByRole('button', { name: /^Spróbuj ponownie/ })
    .click()
  await expect(page).toHaveURL(paidHere)
  await expect(main(page).getByText('Przelew bankowy')).toBeVisible()
  await main(page).getByRole('button', { name: 'Odrzuć' }).click()
  await expect(rejected).toBeVisible()

  await context.clearCookies({ name: 'token' })
  await page.reload()
  await expect(rejected).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Szczegóły zamówienia' })).toHaveCount(0)
  await main(page)
    .getByRole('button', { name: /^Karta płatnicza/ })
    .click()
  await expect(page).toHaveURL(paidHere)
  await expect(main(page).getByText('Karta płatnicza')).toBeVisible()
  await main(page).getByRole('button', { name: 'Zapłać' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy za zamówienie' })).toBeVisible()
})

test('GAP-58: order history redirects a guest to login and back', async ({ page, open }) => {
  await open('/historia-zamowien')
  await expect(page).toHaveURL(/\/logowanie\?redirectTo=%2Fhistoria-zamowien$/)
})

test('withdrawal: the right, a mail that is ready and the declaration, filled in', async ({ page, open, shop, logInAs }) => {
  const { number } = await shop.customersOrder('PAID')
  await logInAs('customer')
  await open('/historia-zamowien')
  await main(page).getByRole('article').filter({ hasText: number }).getByRole('link', { name: 'Odstąp od umowy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odstąp od umowy')
  await expect(main(page).getByText(/Masz 14 dni od odbioru na odstąpienie od umowy bez podania przyczyny/)).toBeVisible()
  const mail = await main(page).getByRole('link', { name: 'Wyślij e-mailem' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toMatch(new RegExp(`^mailto:.+subject=Odstąpienie od umowy, zamówienie ${number}&body=Niniejszym`))
  await expect(page.getByRole('region', { name: /^Oświadczenie/ })).toContainText('Hanna Nowak')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: /^Oświadczenie/ })).toBeVisible()
})
