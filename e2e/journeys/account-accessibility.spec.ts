// Accessibility of account forms with errors and with input, and of the header's open dropdowns.
import type { Page } from '@playwright/test'
import { checkAxe, checkContrast, checkLayout, smallTargets } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { overflowing, PHONE_SCREEN } from '../layout.ts'
import { PERSONA_PASSWORD } from '#seeds/personas.ts'
import { variant } from '../turns.ts'

test.describe.configure({ timeout: 60_000 })

const FORMS = [
  ['login', '/logowanie', 'Zaloguj się'],
  ['registration', '/es/registro', 'Registrarse'],
  ['a forgotten password', '/przypomnij-haslo', 'Wyślij link'],
  ['a new password', '/en/new-password?token=a-link-that-nobody-ever-sent', 'Set the password'],
] as const

/** Checks the page in its current state in light and dark. */
async function checkBoth(page: Page) {
  await checkAxe(page)
  expect(await smallTargets(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await checkContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await overflowing(page)).toEqual([])
}

/** Checks the page in its current state, and at phone width what depends on it; colours of the dark do not. */
async function checkOnBothScreens(page: Page) {
  const desktop = page.viewportSize()
  await checkBoth(page)
  await page.setViewportSize(PHONE_SCREEN)
  await checkLayout(page)
  expect(await smallTargets(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
  if (desktop) await page.setViewportSize(desktop)
}

for (const [index, [name, path, submit]] of FORMS.entries()) {
  test(`WCAG 2.2 AA: ${name} with errors`, variant(index, FORMS.length), async ({ page, open }) => {
    await open(path)
    await page.getByRole('main').locator('form').getByRole('button', { name: submit }).click()
    await expect(page.locator('main [aria-invalid=true]').first()).toBeFocused()
    await checkOnBothScreens(page)
  })
}

test('WCAG 2.2 AA: the data of an account with an error, a requested e-mail, and the page that confirms it', async ({
  page,
  open,
  logInAs,
  mock,
}) => {
  expect(mock.world, 'the account changes in this world alone').toMatch(/^e2e-/)
  await logInAs('proVendor')
  await open('/moje-konto/twoje-dane')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Usuń konto na zawsze' }).click()
  await expect(main.getByText('To pole jest wymagane.')).toHaveCount(1)
  await checkOnBothScreens(page)
  await open('/moje-konto')
  const form = main.getByRole('form', { name: 'Adres e-mail' })
  await form.getByRole('textbox', { name: 'Nowy adres e-mail' }).fill('zofia.nowa@patyna.test')
  await form.getByRole('textbox', { name: 'Hasło' }).fill(PERSONA_PASSWORD)
  await form.getByRole('button', { name: 'Zmień e-mail' }).click()
  await expect(main.getByText('Zmiana na zofia.nowa@patyna.test czeka')).toBeVisible()
  await checkOnBothScreens(page)
  await open(`/potwierdzenie-adresu?token=${'a'.repeat(32)}`)
  await checkOnBothScreens(page)
})

test('WCAG 2.2 AA: the profile with errors, and the dialog of an address', async ({ page, open, logInAs }) => {
  await logInAs('vendor')
  await open('/moje-konto')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Telefon' }).fill('12')
  await main.getByRole('button', { name: 'Zapisz' }).click()
  await main.getByRole('button', { name: 'Zmień hasło' }).click()
  await expect(main.getByText('To pole jest wymagane.')).toHaveCount(2)
  await checkOnBothScreens(page)
  await main.getByRole('button', { name: 'Dodaj adres' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dodaj adres' })
  await dialog.getByRole('button', { name: 'Zapisz' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Ulica' })).toBeFocused()
  await checkOnBothScreens(page)
})

// GAP-108: a tap follows the link.
test.describe('with a mouse', () => {
  test('WCAG 2.2 AA: the dropdowns of a guest and of a logged-in user', async ({ page, open, logInAs }) => {
    const icon = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first()
    await open('/cart')
    for (const name of ['Zaloguj się', 'Ulubione']) {
      await icon(name).hover()
      await expect(page.getByRole('banner').getByRole('group', { name: name === 'Ulubione' ? name : 'Konto' })).toBeVisible()
      await checkBoth(page)
    }
    await logInAs('proVendor')
    await open('/cart')
    await icon('Twoje konto').hover()
    await expect(page.getByText('Cześć, Zofia!')).toBeVisible()
    await checkBoth(page)
  })
})
