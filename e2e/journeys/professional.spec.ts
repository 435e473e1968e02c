// Functions for professionals: order lists and discount codes (J-14; GAP-37, GAP-38, GAP-58).
import { checkAxe } from '../axe.ts'
import { putIntoCart } from '../checkout-parts.ts'
import { expect, header, inOwnWorld, main, test } from '../fixtures.ts'
import { canBeOrdered } from '../shop-lookup.ts'

test('J-14, RTE-21, GAP-37: a professional puts a product on a list from its page or by its address, and all of it into the cart; nobody else sees the button', async ({
  page,
  open,
  visitProduct,
  shop,
  mock,
  logInAs,
}) => {
  inOwnWorld({ mock })
  const product = await shop.productToOrder()
  const put = main(page).getByRole('button', { name: 'Dodaj do listy' })
  await logInAs('customer')
  await visitProduct(product)
  await expect(header(page).getByRole('link', { name: 'Twoje konto' })).toBeVisible()
  await expect(put).toHaveCount(0)

  await logInAs('pro')
  await open('/panel-pro/listy')
  const name = `Pensjonat ${Date.now().toString(36)}`
  await main(page).getByRole('textbox', { name: 'Nazwa listy' }).fill(name)
  await main(page).getByRole('button', { name: 'Utwórz listę' }).click()
  const list = page.getByRole('region', { name, exact: true })
  await expect(list.getByText('Na tej liście nic jeszcze nie ma.')).toBeVisible()

  await visitProduct(product)
  await put.click()
  const dialog = page.getByRole('dialog', { name: 'Dodaj do listy' })
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: `${name} już na liście` })).toBeVisible()
  await checkAxe(page)
  await dialog.getByRole('link', { name: 'Listy zamówień' }).click()
  await expect(list.getByRole('link', { name: product.name })).toBeVisible()

  const address = list.getByRole('textbox', { name: /^Numer lub adres/ })
  await address.fill('nie ma')
  await list.getByRole('button', { name: 'Dodaj do listy' }).click()
  await expect(list.getByText('Nie ma takiego produktu.')).toBeVisible()
  const other = await shop.productThat('another', (one) => canBeOrdered(one) && one.id !== product.id)
  await address.fill(`http://127.0.0.1/cokolwiek-${other.id}?product=1`)
  await list.getByRole('button', { name: 'Dodaj do listy' }).click()
  await expect(list.getByRole('link', { name: other.name })).toHaveCount(other.name === product.name ? 2 : 1)
  const added = page.waitForRequest('**/shop/cart/product/add')
  await list.getByRole('button', { name: `Dodaj wszystko do koszyka: ${name}` }).click()
  expect((await added).postDataJSON()).toMatchObject({ quantity: 1, listId: expect.any(Number) })
  await expect(list.getByText('Dodano do koszyka sztuk: 2 z 2.')).toBeVisible()
  await list.getByRole('link', { name: 'Przejdź do koszyka' }).click()
  await expect(main(page).getByRole('article')).toHaveCount(2)
})

test('J-14, RTE-22, GAP-38, GAP-95, API-15: a code is used in the cart, and leaves with the professional', async ({
  page,
  open,
  shop,
  mock,
  logInAs,
}) => {
  inOwnWorld({ mock })
  await logInAs('pro')
  const product = await shop.productToOrder()
  await putIntoCart(page, product)
  await open('/panel-pro/kody-znizkowe')
  await checkAxe(page)
  const asked = page.waitForResponse('**/shop/cart/details2/PRO-15')
  await main(page).getByRole('button', { name: 'Użyj kodu PRO-15' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  expect(await (await asked).json()).toMatchObject({ data: { summary: { discount: { code: 'PRO-15' } } } })
  await expect(main(page).getByText('Kod PRO-15')).toBeVisible()
  await open('/moje-konto')
  await main(page).getByRole('button', { name: 'Wyloguj się' }).click()
  await expect(header(page).getByRole('link', { name: 'Zaloguj się' })).toBeVisible()
  await putIntoCart(page, product)
  await open('/cart')
  await expect(main(page).getByRole('textbox', { name: 'Kod promocyjny' })).toBeVisible()
  await expect(main(page).getByText('Ten kod nie działa')).toHaveCount(0)
})
