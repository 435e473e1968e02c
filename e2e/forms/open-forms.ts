// How the pages of forms are opened, and the forms on them.
import type { Locator, Page } from '@playwright/test'
import { agree, choose, fillAddress, fillContact, newEmail, next, paidHere, putIntoCart, submit } from '../checkout-parts.ts'
import { LIST_NAME, ofList } from '../pro-list-parts.ts'
import { canBeOrdered, type ShopLookup } from '../shop-lookup.ts'
import { main, title } from '../fixtures.ts'

/** What a form's page needs. */
export interface FormSetting {
  page: Page
  open: (path: string) => Promise<unknown>
  shop: ShopLookup
}

/** Within this time a form with kept input is open. */
const OPENS_ITSELF_MS = 1500

export const inMain = (page: Page) => main(page).locator('form')
export const named = (name: string | RegExp) => (page: Page) => page.getByRole('form', { name })
export const opens =
  (path: string) =>
  async ({ open }: FormSetting) =>
    open(path)
/** Opens a form, unless the input that was kept in it has opened it. */
export async function opened(what: Locator, button: Locator) {
  await what.waitFor({ timeout: OPENS_ITSELF_MS }).catch(async () => button.click())
  await what.waitFor()
}
export const aProduct = async (shop: ShopLookup) => shop.productThat('to be ordered', canBeOrdered)
export async function openCheckout({ page, open, shop }: FormSetting) {
  await putIntoCart(page, await aProduct(shop))
  await open('/checkout')
}
export async function openDelivery(setting: FormSetting) {
  await openCheckout(setting)
  await fillContact(setting.page, newEmail())
  await next(setting.page).click()
  await title(setting.page, 'Dostawa').waitFor()
}
export async function openPayment(setting: FormSetting) {
  await openDelivery(setting)
  await fillAddress(setting.page)
  await next(setting.page).click()
  await title(setting.page, 'Płatność').waitFor()
}
export async function openSummary(setting: FormSetting) {
  await openPayment(setting)
  await choose(setting.page, 'Przelew bankowy')
  await next(setting.page).click()
  await title(setting.page, 'Podsumowanie').waitFor()
}
export async function openThanks(setting: FormSetting) {
  await openSummary(setting)
  await agree(setting.page)
  await submit(setting.page).click()
  await setting.page.waitForURL(paidHere)
  await main(setting.page).getByRole('button', { name: 'Zapłać' }).click()
  await title(setting.page, 'Dziękujemy za zamówienie').waitFor()
}
export async function openListOf({ page, open }: FormSetting) {
  await open('/panel-pro/listy')
  await main(page).getByRole('textbox', { name: 'Nazwa listy' }).fill(LIST_NAME)
  await main(page).getByRole('button', { name: 'Utwórz listę' }).click()
  await ofList(page).waitFor()
}
