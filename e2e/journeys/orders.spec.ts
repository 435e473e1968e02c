// After an order: paying again, order details, withdrawal (GAP-33; J-09).
import type { Page } from '@playwright/test'
import { checkAxe } from '../axe.ts'
import { paidHere, submit, toOrderButton } from '../checkout-parts.ts'
import { expect, inOwnWorld, main, test, title } from '../fixtures.ts'
import { placeOrder } from '../placed-orders.ts'

test('J-09, GAP-33, API-19, CHK-05: a rejected payment is retried from the order history', async ({ page, open, shop, mock, logInAs }) => {
  inOwnWorld({ mock })
  await logInAs('customer')
  await toOrderButton(page, open, await shop.productToOrder())
  await submit(page).click()
  await main(page).getByRole('button', { name: 'Odrzuć' }).click()
  await expect(title(page, 'Płatność została odrzucona')).toBeVisible()

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

test('GAP-106: a rejected payment is shown, and its reference allows a retry or another method, also when the guest’s client is forgotten', async ({
  page,
  open,
  shop,
  mock,
  context,
}) => {
  inOwnWorld({ mock })
  await toOrderButton(page, open, await shop.productToOrder())
  await submit(page).click()
  await main(page).getByRole('button', { name: 'Odrzuć' }).click()
  const rejected = title(page, 'Płatność została odrzucona')
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

  await context.clearCookies({ name: 'guestOrder' })
  await page.reload()
  await expect(rejected).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Szczegóły zamówienia' })).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Karta płatnicza/ })
    .click()
  await expect(page).toHaveURL(paidHere)
  await expect(main(page).getByText('Karta płatnicza')).toBeVisible()
  await main(page).getByRole('button', { name: 'Zapłać' }).click()
  await expect(title(page, 'Dziękujemy za zamówienie')).toBeVisible()
})

test.describe('an order that is paid in another tab', () => {
  test.use({ expectedStatuses: [409] })

  /** Settles the payment that a page shows as another tab does. */
  async function payElsewhere(page: Page, baseURL = '') {
    const [id] = /[0-9a-f-]{36}$/.exec(page.url()) ?? []
    const settled = { data: { status: 'PAID' }, headers: { origin: baseURL } }
    expect((await page.request.post(`/shop/checkout/sandbox-payment/${id}`, settled)).status()).toBe(200)
  }

  test.beforeEach(async ({ page, open, shop, mock, logInAs }) => {
    inOwnWorld({ mock })
    await logInAs('customer')
    const { id } = await placeOrder(page, await shop.productToOrder())
    await open(`/historia-zamowien/${id}`)
    await main(page).getByRole('link', { name: 'Zapłać' }).click()
    await expect(page).toHaveURL(paidHere)
    // The address comes before the page, which would be that of a paid order.
    await expect(main(page).getByRole('button', { name: 'Odrzuć' })).toBeVisible()
  })

  test('GAP-32: the payment’s page shows it at a press', async ({ page, baseURL }) => {
    await payElsewhere(page, baseURL)
    await main(page).getByRole('button', { name: 'Odrzuć' }).click()
    await expect(main(page).getByText('Ta płatność została przyjęta.')).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Odrzuć' })).toHaveCount(0)
  })
})
