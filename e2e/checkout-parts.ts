// Page objects of the checkout, shared by the purchase journeys, and functions that walk through its steps.
import { expect, type Page, test } from '@playwright/test'
import type { Language } from '#app/domain/language.ts'
import { marketOfLanguage } from '#app/domain/market.ts'
import type { ProductFacts } from './shop-lookup.ts'

export const main = (page: Page) => page.getByRole('main')
export const next = (page: Page) => main(page).getByRole('button', { name: /^(Dalej|Siguiente)/ })
/** Beside the steps; on a phone in the bar above them, and at the last step again before the order button. */
export const total = (page: Page) => main(page).locator('summary > strong, aside dd').filter({ visible: true }).last()
/** The ordered items, by vendor, beside the total. */
export const parcels = (page: Page) => page.getByRole('complementary').getByRole('list').first()
export const step = (page: Page) => page.getByRole('list', { name: 'Kroki zamówienia' }).locator('[aria-current=step]')
export const submit = (page: Page) => main(page).getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' })
export const paidHere = /\/platnosc-testowa\/[0-9a-f-]{36}$/

/** Selects a radio card: its input is visually hidden. */
export async function choose(page: Page, name: string | RegExp) {
  await main(page)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name }) })
    .click()
}

/** An e-mail address without an account. */
export const newEmail = () => `gosc-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6)}@patyna.test`

/** Adds a product to the visitor's cart by a call, without its page. */
export async function putIntoCart(page: Page, { id, prices }: ProductFacts, language: Language = 'pl', deliveryTypeId = 1) {
  const origin = new URL(test.info().project.use.baseURL ?? '').origin
  const answer = await page.request.post('/shop/cart/product/add', {
    headers: { origin, langId: language },
    data: {
      productId: id,
      quantity: 1,
      deliveryTypeId,
      productPrice: prices.promo ?? prices.regular,
      currencyCode: marketOfLanguage(language).currencyId,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function fillContact(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
  await page.getByRole('textbox', { name: 'Imię' }).fill('Grażyna')
  await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Żółć')
  await page.getByRole('textbox', { name: 'Telefon' }).fill('(123) 456-789')
}

export async function fillAddress(page: Page) {
  await page.getByRole('textbox', { name: 'Ulica' }).fill('Piotrkowska')
  await page.getByRole('textbox', { name: 'Numer domu' }).fill('104')
  await page.getByRole('textbox', { name: 'Kod pocztowy' }).fill('90926')
  await page.getByRole('textbox', { name: 'Miejscowość' }).fill('Łódź')
}

/** Completes the steps up to the summary. */
export async function toSummary(page: Page, email = newEmail()) {
  await fillContact(page, email)
  await next(page).click()
  await fillAddress(page)
  await next(page).click()
  await choose(page, 'Przelew bankowy')
  await next(page).click()
  await expect(page).toHaveURL(/step=summary$/)
}

export async function agree(page: Page) {
  await page.getByRole('checkbox', { name: /Akceptuję/ }).check()
  await page.getByRole('checkbox', { name: /Zgadzam się/ }).check()
}
