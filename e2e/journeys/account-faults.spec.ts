// Account functions while the shop API fails: forms keep their input, an expired login becomes a guest, likes fail silently (GAP-102, spec §8).
import { PERSONAS } from '#seeds/personas.ts'
import { logIn, toasts } from '../account-parts.ts'
import { putIntoCart } from '../checkout-parts.ts'
import { expect, header, test } from '../fixtures.ts'

const { email: EMAIL } = PERSONAS.customer

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
