import type { Page } from '@playwright/test'
import { PERSONA_PASSWORD } from '#seeds/personas.ts'
import { expect, main } from './fixtures.ts'

/** The region in which toasts appear. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Komunikaty' })

/** The form of a page of login or registration. */
const form = (page: Page) => main(page).locator('form')

/** Logs in on the login page. */
export async function logIn(page: Page, email: string, password = PERSONA_PASSWORD): Promise<void> {
  await form(page).getByRole('textbox', { name: 'E-mail' }).fill(email)
  await form(page).getByRole('textbox', { name: 'Hasło' }).fill(password)
  await form(page).getByRole('button', { name: 'Zaloguj się' }).click()
}

/** Registers on the page of registration. */
export async function register(page: Page, email: string, password: string): Promise<void> {
  await form(page).getByRole('textbox', { name: 'E-mail' }).fill(email)
  await form(page).getByRole('textbox', { name: 'Hasło' }).fill(password)
  for (const name of [/regulamin/, /danych osobowych/]) await form(page).getByRole('checkbox', { name }).check()
  await form(page).getByRole('button', { name: 'Zarejestruj się' }).click()
}

/** Registers by a call; the visitor is logged in then. @param headers with the origin of the shop */
export async function registerByCall(page: Page, email: string, password: string, headers: Record<string, string>): Promise<void> {
  const data = { defaultLangId: 'pl', email, password, newsletterAgreement: false, personalDataAgreement: true, termsAgreement: true }
  const made = await page.request.post('/shop/client/register', { headers, data })
  expect(made.status(), await made.text()).toBe(200)
}
