// The account itself: a refused change of e-mail, one's data, logins (EXT-19, EXT-20, EXT-22).
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { expect, inOwnWorld, main, test, title } from '../fixtures.ts'
import { placeOrder } from '../placed-orders.ts'

const { email: OLD_EMAIL } = PERSONAS.customer

const emailForm = (page: Page) => main(page).getByRole('form', { name: 'Adres e-mail' })

test.beforeEach(inOwnWorld)

test.describe('refused', () => {
  test.use({ expectedStatuses: [409, 422] })

  test('EXT-19: a wrong password, a taken e-mail and a dead link are said where they are', async ({ page, open, logInAs }) => {
    await logInAs('customer')
    await open('/moje-konto')
    const form = emailForm(page)
    await form.getByRole('textbox', { name: 'Nowy adres e-mail' }).fill(PERSONAS.pro.email)
    await form.getByRole('textbox', { name: 'Hasło' }).fill('nie-to-haslo')
    await form.getByRole('button', { name: 'Zmień e-mail' }).click()
    await expect(form.getByRole('textbox', { name: 'Hasło' })).toHaveAccessibleDescription('To nie jest obecne hasło.')
    await form.getByRole('textbox', { name: 'Hasło' }).fill(PERSONA_PASSWORD)
    await form.getByRole('button', { name: 'Zmień e-mail' }).click()
    await expect(form.getByRole('textbox', { name: 'Nowy adres e-mail' })).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByRole('textbox', { name: 'Nowy adres e-mail' })).toHaveValue(PERSONAS.pro.email)
    await open(`/potwierdzenie-adresu?token=${'a'.repeat(32)}`)
    await main(page).getByRole('button', { name: 'Potwierdź zmianę' }).click()
    await expect(main(page).getByRole('alert')).toContainText('Ten link jest niepełny')
  })
})

test('EXT-20: what the shop keeps is read on a page, and downloaded as a file', async ({ page, open, logInAs, shop }) => {
  await logInAs('customer')
  const { number } = await placeOrder(page, await shop.productToOrder())
  await open('/moje-konto')
  await main(page).getByRole('link', { name: 'Twoje dane i usunięcie konta' }).click()
  await expect(title(page, 'Twoje dane w sklepie')).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Historia zamówień' }).getByRole('link', { name: number })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: 'Pobierz jako plik JSON' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('patyna-moje-dane.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text).data.profile.email).toBe(OLD_EMAIL)
  expect(text).toContain(number)
})
