// Where a pressed control goes away the focus stays near it: lost, the next Tab would begin at the top of the page (WCAG 2.4.3, 4.1.3).
import type { Locator, Page } from '@playwright/test'
import { newEmail } from '../account-parts.ts'
import { main, putIntoCart } from '../checkout-parts.ts'
import { expect, test } from '../fixtures.ts'
import { LIST_NAME, makeList, ofList } from '../pro-list-parts.ts'
import { canBeOrdered, productParams } from '../shop-lookup.ts'

const said = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
const focusIn = (region: Locator) => expect(region.and(region.page().locator(':focus')).or(region.locator(':focus'))).toHaveCount(1)

test('J-14, GAP-37, EXT-23: of an order list, when it is made, filled, renamed, emptied, shared and deleted', async ({
  page,
  open,
  shop,
  mock,
  logInAs,
}) => {
  expect(mock.world, 'the professional has lists of their own here').toMatch(/^e2e-/)
  const product = await shop.productThat('to be ordered', canBeOrdered)
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

test('J-14, GAP-37: of the lists that a product is put on', async ({ page, open, visit, shop, mock, logInAs }) => {
  expect(mock.world, 'the professional has lists of their own here').toMatch(/^e2e-/)
  const product = await shop.productThat('to be ordered', canBeOrdered)
  const other = await shop.productThat(
    'with two pieces',
    (one) => canBeOrdered(one) && one.amountOfAvailableItems >= 2 && one.id !== product.id,
  )
  await logInAs('pro')
  await makeList({ page, open }, other)
  await expect(ofList(page)).toBeVisible()
  await visit('product', productParams(product))
  await main(page).getByRole('button', { name: 'Dodaj do listy' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Dodaj do listy' })
  await button(dialog, LIST_NAME).press('Enter')
  await expect(dialog.getByRole('listitem').filter({ hasText: `${LIST_NAME} już na liście` })).toBeVisible()
  await focusIn(dialog)
})

test('GAP-35, EXT-22: of the profile, when an address is removed and a login ended', async ({ page, open, logInAs, mock, baseURL }) => {
  expect(mock.world, 'addresses change in this world alone').toMatch(/^e2e-/)
  await logInAs('customer')
  await logInAs('customer')
  const saved = await page.request.post('/shop/client/addresses', {
    data: { street: 'Piotrkowska', building: '104', apartment: null, zipCode: '90-926', city: 'Łódź', countryId: 'PL' },
    headers: { origin: new URL(baseURL ?? '').origin, langId: 'pl' },
  })
  expect(saved.ok()).toBe(true)
  await open('/moje-konto')
  const logins = main(page).getByRole('region', { name: 'Zalogowane urządzenia' })
  const before = await logins.getByRole('listitem').count()
  await logins
    .getByRole('button', { name: /^Wyloguj: / })
    .first()
    .press('Enter')
  await expect(logins.getByRole('listitem')).toHaveCount(before - 1)
  await focusIn(logins)

  const addresses = main(page).getByRole('region', { name: 'Adresy' })
  await button(addresses, 'Usuń adres: Piotrkowska 104').press('Enter')
  await button(page.getByRole('dialog', { name: 'Usunąć ten adres?' }), 'Usuń').press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(addresses.getByText('Nie masz jeszcze zapisanych adresów.')).toBeVisible()
  await focusIn(addresses)
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
    data: { defaultLangId: 'pl', email: newEmail('pierwsze'), personalDataAgreement: true, termsAgreement: true },
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

test('GAP-95: of a promo code that is applied and removed', async ({ page, open, shop }) => {
  await putIntoCart(page, await shop.productThat('to be ordered', canBeOrdered))
  await open('/cart')
  const code = page.getByRole('textbox', { name: 'Kod promocyjny' })
  await code.fill('WITAJ10')
  await code.press('Enter')
  await expect(page.getByText('Kod WITAJ10')).toBeVisible()
  await focusIn(main(page))
  await page.getByRole('button', { name: 'Usuń kod' }).press('Enter')
  await expect(code).toBeVisible()
  await focusIn(main(page))
})
