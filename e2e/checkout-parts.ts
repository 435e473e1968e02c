// Page objects of the checkout, shared by the purchase journeys, and functions that go through its steps.
import { expect, type Page, test } from '@playwright/test'
import type { Language } from '#app/domain/language.ts'
import { marketOfLanguage } from '#app/domain/market.ts'
import { POINTER } from './input-driver.ts'
import type { ProductFacts } from './shop-lookup.ts'
import { main } from './fixtures.ts'

export const next = (page: Page) => main(page).getByRole('button', { name: /^(Dalej|Siguiente)/ })
/** Beside the steps; on a phone in the bar above them, and at the last step again before the order button. */
export const total = (page: Page) => main(page).locator('summary > strong, aside dd').filter({ visible: true }).last()
/** The ordered items, by vendor, beside the total. */
export const parcels = (page: Page) => page.getByRole('complementary').getByRole('list').first()
export const step = (page: Page) => page.getByRole('list', { name: 'Kroki zamówienia' }).locator('[aria-current=step]')
export const submit = (page: Page) => main(page).getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' })
export const paidHere = /\/platnosc-testowa\/[0-9a-f-]{36}$/

/** Selects a radio card. */
export async function choose(page: Page, name: string | RegExp, input = POINTER) {
  await input.choose(main(page).getByRole('radio', { name }))
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

export async function fillContact(page: Page, email: string, { fill } = POINTER) {
  await fill(page.getByRole('textbox', { name: 'E-mail', exact: true }), email)
  await fill(page.getByRole('textbox', { name: 'Imię' }), 'Grażyna')
  await fill(page.getByRole('textbox', { name: 'Nazwisko' }), 'Żółć')
  await fill(page.getByRole('textbox', { name: 'Telefon' }), '(123) 456-789')
}

export async function fillAddress(page: Page, { fill } = POINTER) {
  await fill(page.getByRole('textbox', { name: 'Ulica' }), 'Piotrkowska')
  await fill(page.getByRole('textbox', { name: 'Numer domu' }), '104')
  await fill(page.getByRole('textbox', { name: 'Kod pocztowy' }), '90926')
  await fill(page.getByRole('textbox', { name: 'Miejscowość' }), 'Łódź')
}

/** Completes the steps up to the summary. */
export async function toSummary(page: Page, email = newEmail(), input = POINTER) {
  await fillContact(page, email, input)
  await input.click(next(page))
  await expect(step(page)).toHaveText('Dostawa')
  await fillAddress(page, input)
  await input.click(next(page))
  await expect(step(page)).toHaveText('Płatność')
  await choose(page, 'Przelew bankowy', input)
  await input.click(next(page))
  await expect(page).toHaveURL(/step=summary$/)
}

export async function agree(page: Page, { check } = POINTER) {
  await check(page.getByRole('checkbox', { name: /Akceptuję/ }))
  await check(page.getByRole('checkbox', { name: /Zgadzam się/ }))
}

/** Puts a product into the cart and goes to the button that orders it. @param open of the test: the page is hydrated then */
export async function toOrderButton(page: Page, open: (path: string) => Promise<unknown>, product: ProductFacts, email?: string) {
  await putIntoCart(page, product)
  await open('/checkout')
  await toSummary(page, email)
  await agree(page)
}
