// Where a pressed control goes away the focus stays near it: lost, the next Tab would begin at the top of the page (WCAG 2.4.3, 4.1.3).
import type { Locator, Page } from '@playwright/test'
import { expect, inOwnWorld, main, test } from '../fixtures.ts'

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
