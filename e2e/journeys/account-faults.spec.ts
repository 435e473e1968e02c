// Account functions while the shop API fails: forms keep their input, an expired login becomes a guest, likes fail silently (GAP-102, spec §8).
import type { Page } from '@playwright/test'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { logIn, toasts } from '../account-parts.ts'
import { putIntoCart } from '../checkout-parts.ts'
import { BROKEN_OFF, expect, header, main, test, title } from '../fixtures.ts'
import { variant } from '../turns.ts'

const { email: EMAIL } = PERSONAS.customer
const FAILED = 'Nie udało się tego wysłać. Spróbuj ponownie za chwilę.'

const field = (page: Page, name: string) => main(page).getByRole('textbox', { name })
const logInButton = (page: Page) => main(page).locator('form').getByRole('button', { name: 'Zaloguj się' })
const heart = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Ulubione: / })
    .first()

test.describe('login', () => {
  test.use({ expectedStatuses: [429, 503], expectedErrors: [BROKEN_OFF] })

  const failures = [
    ['never answers', { kind: 'hang' }, FAILED],
    ['has heard too many tries', { kind: 'rate-limit', arg: '900' }, 'Za dużo prób. Spróbuj ponownie za 15 minut.'],
  ] as const
  for (const [index, [what, fault, words]] of failures.entries()) {
    test(
      `GAP-105, ERR-08: a shop API that ${what} shows an error above the form, and the input stays`,
      variant(index, failures.length),
      async ({ page, open, mock }) => {
        await open(`/logowanie?redirectTo=${encodeURIComponent('/produkty')}`)
        await mock.fault({ route: 'login', ...fault, first: 1 })
        await logIn(page, EMAIL)
        await expect(main(page).getByRole('alert')).toContainText(words)
        await expect(logInButton(page)).not.toHaveAttribute('aria-busy', 'true')
        await expect(field(page, 'E-mail')).toHaveValue(EMAIL)
        await expect(field(page, 'Hasło')).toHaveValue(PERSONA_PASSWORD)
        expect((await page.context().cookies()).some(({ name }) => name === 'token')).toBe(false)

        await logInButton(page).click()
        await expect(page).toHaveURL('/produkty')
        await expect(header(page).getByRole('link', { name: 'Twoje konto', exact: true })).toBeVisible()
      },
    )
  }
})

test.describe('favourites', () => {
  test.use({ expectedStatuses: [503] })

  test('GAP-140: favourites that cannot be loaded show an error within the frame, and a click loads them', async ({
    page,
    visitCatalog,
    open,
    mock,
  }) => {
    await visitCatalog()
    const name = (await heart(page).getAttribute('aria-label')) ?? ''
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await mock.scenario('likes-malformed')
    expect((await open('/ulubione'))?.status()).toBe(503)
    await expect(title(page, 'Nie udało się wczytać ulubionych')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await mock.scenario(null)
    await main(page).getByRole('link', { name: 'Spróbuj ponownie' }).click()
    await expect(main(page).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('panels of the header', () => {
  test.use({ expectedStatuses: [503] })

  const panel = (page: Page, name: string) => header(page).getByRole('group', { name })

  test('GAP-140, HDR-12: favourites that cannot be read are not said to be none, and are there once they can', async ({
    page,
    visitCatalog,
    mock,
  }) => {
    await visitCatalog()
    await heart(page).click()
    const favorites = header(page).getByRole('link', { name: 'Ulubione, 1 rzecz' })
    await expect(favorites).toBeVisible()
    await mock.fault({ route: 'likesDetails', kind: 'status', arg: '503' })
    await visitCatalog()
    await favorites.hover()
    await expect(panel(page, 'Ulubione')).toContainText('Nie udało się wczytać ulubionych')
    await expect(panel(page, 'Ulubione').getByRole('link', { name: 'Zobacz wszystkie' })).toHaveAttribute('href', '/ulubione')
    await mock.heal()
    // They are asked for again by themselves, first after 5 s.
    await expect(panel(page, 'Ulubione').getByRole('listitem')).toHaveCount(1, { timeout: 10_000 })
  })

  test('GAP-140, HDR-10: whose details cannot be read is greeted, and offered no login', async ({ page, visitCatalog, mock, logInAs }) => {
    await logInAs('customer')
    // Its response is what the next page knows of the customer.
    const read = page.waitForResponse('**/shop/client/details')
    await visitCatalog()
    await (await read).finished()
    const account = header(page).getByRole('link', { name: 'Twoje konto', exact: true })
    await mock.fault({ route: 'clientDetails', kind: 'status', arg: '503' })
    const failed = page.waitForResponse('**/shop/client/details')
    await visitCatalog()
    expect((await failed).status()).toBe(503)
    await account.hover()
    await expect(panel(page, 'Konto')).toContainText('Cześć, Hanna!')
    await expect(panel(page, 'Konto').getByRole('link', { name: 'Historia zamówień' })).toBeVisible()
    await expect(panel(page, 'Konto').getByRole('link', { name: 'Zarejestruj się' })).toHaveCount(0)
  })
})

test.describe('a login that has expired', () => {
  test('GAP-102: the visitor becomes a guest without a message, once; the cart stays in the account', async ({
    page,
    open,
    visitCatalog,
    shop,
    mock,
    logInAs,
  }) => {
    await logInAs('customer')
    await putIntoCart(page, await shop.productToOrder())
    await visitCatalog()
    await expect(header(page).getByRole('link', { name: 'Koszyk, 1 rzecz' })).toBeVisible()

    await mock.scenario('token-expired')
    const documents: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
    await open('/moje-konto')
    await expect(page).toHaveURL(/\/logowanie\?redirectTo=%2Fmoje-konto$/)
    await expect(header(page).getByRole('link', { name: 'Zaloguj się', exact: true }).first()).toBeVisible()
    expect((await page.context().cookies()).some(({ name }) => name === 'token')).toBe(false)
    await expect(toasts(page)).toBeEmpty()
    expect(documents).toEqual(['/moje-konto', '/logowanie'])

    await mock.scenario(null)
    await logIn(page, EMAIL)
    await expect(page).toHaveURL('/moje-konto')
    await expect(header(page).getByRole('link', { name: 'Koszyk, 1 rzecz' })).toBeVisible()
  })
})
