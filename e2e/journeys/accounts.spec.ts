// Login, registration, logout and passwords (spec §4, Auth; J-06, J-07, J-09).
import type { Page } from '@playwright/test'
import { PERSONAS } from '#seeds/personas.ts'
import { logIn, register } from '../account-parts.ts'
import { newEmail } from '../checkout-parts.ts'
import { expect, header, main, test, title } from '../fixtures.ts'

const CUSTOMER = PERSONAS.customer

const form = (page: Page) => main(page).locator('form')
const password = (page: Page, name = 'Hasło') => page.getByRole('textbox', { name, exact: false })

const cookie = async (page: Page, name: string) => (await page.context().cookies()).find((one) => one.name === name)

test.describe('login', () => {
  test('J-06, AUTH-03, GAP-58: a guest who opens the account returns to it after login, with the token in an httpOnly cookie', async ({
    page,
    open,
  }) => {
    await open('/moje-konto')
    await expect(page).toHaveURL(/\/logowanie\?redirectTo=%2Fmoje-konto$/)
    await logIn(page, CUSTOMER.email)
    await expect(page).toHaveURL(/\/moje-konto$/)
    await expect(title(page)).toHaveText('Twoje konto')
    expect(await cookie(page, 'token')).toMatchObject({ httpOnly: true, path: '/', sameSite: 'Lax' })
    await expect(header(page).getByRole('link', { name: 'Twoje konto' })).toHaveAttribute('href', '/moje-konto')
  })

  test('GAP-101: what the guest liked is in the account after login', async ({ page, open, visitCatalog }) => {
    await visitCatalog()
    await main(page)
      .getByRole('button', { name: /^Ulubione: / })
      .first()
      .click()
    await expect(header(page).getByRole('link', { name: 'Ulubione, 1 rzecz' })).toBeVisible()
    const guest = (await cookie(page, 'ysguestId'))?.value
    await open('/logowanie')
    await logIn(page, PERSONAS.proVendor.email)
    await expect(page).not.toHaveURL(/logowanie/)
    await expect(header(page).getByRole('link', { name: /^Ulubione, \d+ rzecz/ })).toBeVisible()
    expect(await cookie(page, 'ysguestId')).toMatchObject({ value: expect.not.stringMatching(guest ?? '') })
  })
})

test.describe('registration', () => {
  test(
    'J-07, AUTH-04, AUTH-05, AUTH-06, AUTH-07, AUTH-08: register, log out, log in again',
    { tag: '@phone' },
    async ({ page, open, isMobile }) => {
      const email = newEmail()
      await open('/rejestracja')
      await password(page).fill('siedem7')
      await expect(form(page).getByText('Hasło musi mieć co najmniej')).toHaveCount(0)
      await form(page).getByRole('button', { name: 'Zarejestruj się' }).click()
      await expect(form(page).getByText('Hasło musi mieć co najmniej 8 znaków.', { exact: true })).toBeVisible()
      await expect(form(page).getByText('Ta zgoda jest wymagana.', { exact: true })).toHaveCount(2)
      await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toBeFocused()

      await form(page).getByRole('button', { name: 'Pokaż hasło' }).click()
      await expect(password(page)).toHaveAttribute('type', 'text')
      const sent = page.waitForRequest('**/shop/client/register')
      await register(page, email, 'krzeslo-1962')
      expect((await sent).postDataJSON()).toEqual({
        defaultLangId: 'pl',
        email,
        password: 'krzeslo-1962',
        newsletterAgreement: false,
        personalDataAgreement: true,
        termsAgreement: true,
      })
      await expect(page).not.toHaveURL(/rejestracja/)
      expect(await cookie(page, 'token')).toMatchObject({ httpOnly: true })

      const guest = (await cookie(page, 'ysguestId'))?.value
      await open('/moje-konto')
      const reads: string[] = []
      page.on('request', (request) => reads.push(new URL(request.url()).pathname))
      await main(page).getByRole('button', { name: 'Wyloguj się' }).click()
      await expect(page).toHaveURL(/:\d+\/$/)
      await expect(header(page).getByRole('link', { name: 'Zaloguj się' })).toHaveAttribute('href', '/logowanie')
      await expect
        .poll(() => reads)
        .toEqual(
          expect.arrayContaining(['/auth/logout', '/shop/client/details', '/shop/client/product/likes-details', '/shop/cart/details2']),
        )
      expect(await cookie(page, 'token')).toBeUndefined()
      expect(await cookie(page, 'ysguestId')).toMatchObject({ value: expect.not.stringMatching(guest ?? '') })

      if (!isMobile) await header(page).getByRole('link', { name: 'Zaloguj się' }).click()
      else await header(page).getByRole('link', { name: 'Zaloguj się' }).tap()
      await expect(page).toHaveURL(/\/logowanie$/)
      await logIn(page, email, 'krzeslo-1962')
      await expect(page).not.toHaveURL(/logowanie/)
      expect(await cookie(page, 'token')).toMatchObject({ httpOnly: true })
    },
  )
})
