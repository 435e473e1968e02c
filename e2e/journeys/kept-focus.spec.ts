// Where a pressed control goes away the focus stays near it: lost, the next Tab would begin at the top of the page (WCAG 2.4.3, 4.1.3).
import type { Locator, Page } from '@playwright/test'
import { newEmail, putIntoCart } from '../checkout-parts.ts'
import { expect, inOwnWorld, main, test } from '../fixtures.ts'
import { canBeOrdered } from '../shop-lookup.ts'

const said = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
const focusIn = (region: Locator) => expect(region.and(region.page().locator(':focus')).or(region.locator(':focus'))).toHaveCount(1)

test.describe('an answer that comes late', () => {
  test.use({ expectedStatuses: [422] })

  test('VAL-27: it does not take the focus from whoever types elsewhere by now', async ({ page, open, shop, logInAs, mock }) => {
    expect(mock.world, 'the customer’s account is changed here alone').toMatch(/^e2e-/)
    await logInAs('customer')
    await putIntoCart(page, await shop.productThat('to be ordered', canBeOrdered))
    const search = page.locator('#search')
    for (const [address, path, name, typed, submit, wrong] of [
      ['/cart', '**/details2/NIEMA', 'Kod promocyjny', 'NIEMA', 'Użyj', 'Kod promocyjny'],
      ['/moje-konto', '**/shop/client/password/change', 'Nowe hasło', 'Kredens-1962', 'Zmień hasło', 'Obecne hasło'],
    ] as const) {
      const answer = Promise.withResolvers<void>()
      await page.route(path, async (route) => {
        await answer.promise
        await route.continue()
      })
      await open(address)
      if (name === 'Nowe hasło') await main(page).getByRole('textbox', { name: 'Obecne hasło' }).fill('nie-to-hasło')
      await main(page).getByRole('textbox', { name }).fill(typed)
      const asked = page.waitForRequest(path)
      await button(main(page), submit).click()
      await asked
      await search.focus()
      answer.resolve()
      await expect(main(page).getByRole('textbox', { name: wrong })).toHaveAttribute('aria-invalid', 'true')
      await expect(search).toBeFocused()
    }
  })
})

test('J-14, GAP-37, EXT-23: of an order list, when it is made, filled, renamed, emptied, shared and deleted', async ({
  page,
  open,
  shop,
  mock,
  logInAs,
}) => {
  inOwnWorld({ mock })
  const product = await shop.productToOrder()
  await logInAs('pro')
  await open('/panel-pro/listy')
  const name = main(page).getByRole('textbox', { name: 'Nazwa listy' })
  await name.fill('Hotel')
  await name.press('Enter')
  await expect(name).toHaveValue('')
  await expect(name).toBeFocused()
  await said(page, 'Utworzono listę: Hotel.')

  const hotel = page.getByRole('region', { name: 'Hotel', exact: true })
  const number = hotel.getByRole('textbox', { name: /^Numer lub adres/ })
  await number.fill(String(product.id))
  await number.press('Enter')
  await expect(hotel.getByRole('link', { name: product.name })).toBeVisible()
  await expect(number).toHaveValue('')
  await expect(number).toBeFocused()

  await button(hotel, `Więcej: ${product.name}`).press('Enter')
  await button(hotel, `Więcej: ${product.name}`).press('Enter')
  await expect(hotel.getByRole('spinbutton')).toHaveValue('3')
  await number.fill(String(product.id))
  await number.press('Enter')
  await said(page, 'Produkt jest na liście.')
  await open('/panel-pro/listy')
  await expect(hotel.getByRole('spinbutton'), 'what is on the list keeps its quantity').toHaveValue('3')

  await button(hotel, `Usuń z listy: ${product.name}`).press('Enter')
  await expect(hotel.getByText('Na tej liście nic jeszcze nie ma.')).toBeVisible()
  await focusIn(hotel)
  await said(page, `Usunięto z listy: ${product.name}.`)

  await button(hotel, 'Utwórz link do listy Hotel').press('Enter')
  await expect(hotel.getByRole('textbox', { name: 'Link do listy' })).toBeVisible()
  await focusIn(hotel)

  await button(hotel, 'Zmień nazwę: Hotel').press('Enter')
  await hotel.getByRole('textbox', { name: 'Nazwa listy' }).fill('Pensjonat')
  await hotel.getByRole('textbox', { name: 'Nazwa listy' }).press('Enter')
  const renamed = page.getByRole('region', { name: 'Pensjonat', exact: true })
  await focusIn(renamed)
  await said(page, 'Nowa nazwa listy: Pensjonat.')

  await name.fill('Half a name')
  await button(renamed, 'Usuń listę').press('Enter')
  await button(page.getByRole('dialog'), 'Usuń listę').press('Enter')
  await expect(renamed).toHaveCount(0)
  await focusIn(main(page))
  await said(page, 'Usunięto listę: Pensjonat.')
  await expect(name, 'what was typed of another list stays').toHaveValue('Half a name')
})

test('GAP-35, GAP-41, EXT-19: of who sets the first password, and another e-mail can be asked for then', async ({
  page,
  context,
  open,
  mockRequest,
  baseURL,
}) => {
  // A login of an account without a password, which the shop makes of nobody any more (EXT-45).
  const created = await mockRequest?.post('/shop/client/create-without-registration', {
    data: { defaultLangId: 'pl', email: newEmail(), personalDataAgreement: true, termsAgreement: true },
  })
  const made: { data: { token: string } } = await created?.json()
  await context.addCookies([{ name: 'token', value: made.data.token, url: baseURL ?? '' }])
  await open('/moje-konto')
  await expect(main(page).getByText('Aby zmienić adres, ustaw najpierw hasło.')).toBeVisible()
  const password = main(page).getByRole('textbox', { name: 'Nowe hasło' })
  await password.fill('komoda-1971')
  await password.press('Enter')
  await expect(main(page).getByRole('textbox', { name: 'Obecne hasło' })).toBeVisible()
  await expect(password).toHaveValue('')
  await expect(password).toBeFocused()
  await expect(main(page).getByRole('textbox', { name: 'Nowy adres e-mail' })).toBeVisible()
})
