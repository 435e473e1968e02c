import { expect, type Page } from '@playwright/test'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { main, untilHydrated } from './fixtures.ts'
import type { MockControl } from './mock-control.ts'

/** Title of the dialog about a session that has ended. */
export const ENDED = 'Wylogowano Cię'
export const endedDialog = (page: Page) => page.getByRole('dialog', { name: ENDED })

/** Expects the dialog of an ended session instead of a retry message; login returns to the same page. */
export async function logInAgain(page: Page, mock: MockControl, persona: 'customer' | 'pro'): Promise<void> {
  const url = page.url()
  await expect(endedDialog(page)).toContainText('Zachowaliśmy wpisane dane')
  await expect(page.getByText(/Spróbuj ponownie/)).toHaveCount(0)
  await endedDialog(page).getByRole('link', { name: 'Zaloguj się' }).click()
  await logInThere(page, mock, { persona, url })
}

/** Title of the dialog about another user who has logged in in another tab (EXT-44). */
export const otherUserDialog = (page: Page) => page.getByRole('dialog', { name: 'Jest tu teraz zalogowane inne konto' })

/** Logs in on the login page that a dialog leads to. @param url where the login leads back */
export async function logInThere(
  page: Page,
  mock: MockControl,
  { persona, url }: { persona: 'customer' | 'pro'; url: string },
): Promise<void> {
  await expect(page).toHaveURL(/\/logowanie\?redirectTo=/)
  // The address changes before the page does, and the profile has fields of the same names.
  const logIn = main(page).locator('form').getByRole('button', { name: 'Zaloguj się' })
  await expect(logIn).toBeVisible()
  await untilHydrated(page)
  await mock.scenario(null)
  await main(page)
    .getByRole('textbox', { name: 'E-mail' })
    .fill(PERSONAS[persona].email ?? '')
  await main(page).getByRole('textbox', { name: 'Hasło' }).fill(PERSONA_PASSWORD)
  await logIn.click()
  await expect(page).toHaveURL(url)
  await expect(logIn).toHaveCount(0)
  await untilHydrated(page)
}
