// Account data and its changes (GAP-35).
import { newEmail } from '../checkout-parts.ts'
import { registerByCall, toasts } from '../account-parts.ts'
import { expect, test } from '../fixtures.ts'

test('GAP-35, GAP-36: the profile: name, addresses, newsletter and password', async ({ page, open, baseURL }) => {
  const email = newEmail()
  await registerByCall(page, email, 'krzeslo-1962', { origin: baseURL ?? '', langId: 'pl' })
  await open('/moje-konto')
  const main = page.getByRole('main')

  await main.getByRole('textbox', { name: 'Imię' }).fill('Zuzanna')
  await main.getByRole('textbox', { name: 'Telefon' }).fill('12-3456789')
  await main.getByRole('button', { name: 'Zapisz' }).click()
  await expect(main.getByText('Podaj 9 cyfr, a dla numeru spoza Polski także numer kierunkowy, np. +49 1512 3456789.')).toBeVisible()
  await main.getByRole('textbox', { name: 'Telefon' }).fill('(501) 234-567')
  await main.getByRole('button', { name: 'Zapisz' }).click()
  await expect(toasts(page).getByText('Dane zapisane.')).toBeVisible()
  await toasts(page).getByRole('button').click()
  await expect(toasts(page)).toBeEmpty()

  await main.getByRole('button', { name: 'Dodaj adres' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dodaj adres' })
  await page.mouse.move(5, 300)
  const isMoved = page.evaluate(
    async () =>
      new Promise((resolve) => {
        addEventListener('scroll', () => resolve(true), { once: true })
        setTimeout(() => resolve(false), 500)
      }),
  )
  await page.mouse.wheel(0, 300)
  expect(await isMoved, 'the page behind a dialog stays').toBe(false)
  await dialog.getByRole('textbox', { name: 'Ulica' }).fill('Piotrkowska')
  await dialog.getByRole('textbox', { name: 'Numer domu' }).fill('104')
  await dialog.getByRole('textbox', { name: 'Kod pocztowy' }).pressSequentially('90926')
  await expect(dialog.getByRole('textbox', { name: 'Kod pocztowy' })).toHaveValue('90-926')
  await dialog.getByRole('textbox', { name: 'Miejscowość' }).fill('Łódź')
  await dialog.getByRole('button', { name: 'Zapisz' }).click()
  await expect(main.getByText('Piotrkowska 104')).toBeVisible()
  await expect(dialog).toBeHidden()

  await main.getByRole('button', { name: 'Zmień adres: Piotrkowska 104' }).click()
  const change = page.getByRole('dialog', { name: 'Zmień adres' })
  await change.getByRole('textbox', { name: 'Numer mieszkania' }).fill('7')
  await change.getByRole('button', { name: 'Zapisz' }).click()
  await expect(main.getByText('Piotrkowska 104/7')).toBeVisible()

  await main.getByRole('switch', { name: 'Chcę dostawać newsletter.' }).click()
  await expect(toasts(page).getByText('Wysłaliśmy Ci e-mail. Potwierdź w nim zapis.')).toBeVisible()
  await expect(main.getByText('Zapis czeka na potwierdzenie')).toBeVisible()

  await main.getByRole('textbox', { name: 'Obecne hasło' }).fill('krzeslo-1962')
  await main.getByRole('textbox', { name: 'Nowe hasło' }).fill('fotel-366-dab')
  await main.getByRole('button', { name: 'Zmień hasło' }).click()
  await expect(toasts(page).getByText('Hasło zmienione.')).toBeVisible()

  await page.reload()
  await expect(main.getByRole('textbox', { name: 'Imię' })).toHaveValue('Zuzanna')
  await expect(main.getByText('Piotrkowska 104/7')).toBeVisible()
  await expect(main.getByRole('switch', { name: 'Chcę dostawać newsletter.' })).not.toBeChecked()
  await expect(main.getByText('Zapis czeka na potwierdzenie')).toBeVisible()

  await main.getByRole('button', { name: 'Usuń adres: Piotrkowska 104/7' }).click()
  await page.getByRole('dialog', { name: 'Usunąć ten adres?' }).getByRole('button', { name: 'Usuń' }).click()
  await expect(main.getByText('Nie masz jeszcze zapisanych adresów.')).toBeVisible()
  await expect(page.locator('body'), 'WCAG 2.4.3').not.toBeFocused()
})
