// What the screen says was done is what the shop API has answered, not what was asked of it
// (EXT-70).
import type { Page } from '@playwright/test'
import { addButton, addedDialog } from '../cart-parts.ts'
import { eventCalled } from '../data-layer.ts'
import { expect, main, test } from '../fixtures.ts'
import { LIST_NAME, makeList, ofList } from '../pro-list-parts.ts'
import { canBeOrdered, type ProductFacts } from '../shop-lookup.ts'

const ADD = '/shop/cart/product/add'
const hasPieces = (pieces: number) => (one: ProductFacts) => canBeOrdered(one) && one.amountOfAvailableItems >= pieces

/** How often the page asks to add something. */
function countAdds(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith(ADD) && calls.push(request.url()))
  return calls
}

test.describe('with consent', () => {
  // 409: what cannot be added is refused.
  test.use({ consent: 'analytics', expectedStatuses: [409] })

  test('EXT-70: of three pieces one is left: the dialog says so, and analytics count one', async ({ page, visitProduct, shop, mock }) => {
    const product = await shop.productThat('with three pieces', hasPieces(3))
    await visitProduct(product)
    await main(page).getByRole('spinbutton').first().fill('3')
    await mock.product(product.id, { stock: 1 })
    await addButton(page).click()
    const dialog = addedDialog(page)
    await expect(dialog.getByText('Dodano 1 z 3 sztuk. Więcej nie mamy.')).toBeVisible()
    await expect
      .poll(() => eventCalled(page, 'add_to_cart'))
      .toMatchObject({ ecommerce: { items: [{ item_id: product.id, quantity: 1 }] } })
  })

  test('EXT-70: a list says how many pieces were added and why no more, and its second press adds what failed alone', async ({
    page,
    open,
    shop,
    mock,
    logInAs,
  }) => {
    const product = await shop.productThat('with two pieces', hasPieces(2))
    const other = await shop.productThat('another one', (one) => hasPieces(2)(one) && one.id !== product.id && one.prices.promo === null)
    await logInAs('pro')
    await makeList({ page, open }, product)
    await ofList(page)
      .getByRole('textbox', { name: /^Numer lub adres/ })
      .fill(String(other.id))
    await ofList(page).getByRole('button', { name: 'Dodaj do listy' }).click()
    await expect(ofList(page).getByRole('spinbutton')).toHaveCount(2)
    await mock.product(product.id, { stock: 1 })
    await mock.product(other.id, { regularPrice: other.prices.regular + 10 })
    const press = ofList(page).getByRole('button', { name: `Dodaj wszystko do koszyka: ${LIST_NAME}` })
    const calls = countAdds(page)
    await press.click()
    await expect(ofList(page).getByText('Dodano do koszyka sztuk: 1 z 3.')).toBeVisible()
    await expect(ofList(page).getByText(`Nie ma już więcej sztuk: ${product.name} (1/2).`)).toBeVisible()
    await expect(ofList(page).getByText(`naciśnij ponownie, żeby dodać po nowej: ${other.name}.`)).toBeVisible()
    await expect
      .poll(() => eventCalled(page, 'add_to_cart'))
      .toMatchObject({ ecommerce: { items: [{ item_id: product.id, quantity: 1 }] } })
    await press.click()
    await expect(ofList(page).getByText('Dodano do koszyka sztuk: 2 z 3.')).toBeVisible()
    expect(calls, 'the second press asked for the other one alone').toHaveLength(3)
  })
})

test('CARD-11, EXT-70: a card shows whether the cart has its product: two quick taps add it once, and it goes with the line', async ({
  page,
  visitCatalog,
  shop,
  mock,
}) => {
  await visitCatalog()
  const card = main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Dodaj do koszyka: / }) })
  const name = (await card.first().getByRole('heading').textContent()) ?? ''
  const found = (await shop.search({}, { perPage: 32 })).items.find((one) => one.name === name)
  await mock.product(found?.id ?? 0, { stock: 1 })
  const add = main(page)
    .getByRole('button', { name: `Dodaj do koszyka: ${name}`, exact: true })
    .first()
  const added = main(page)
    .getByRole('button', { name: `W koszyku: ${name}`, exact: true })
    .first()
  const calls = countAdds(page)
  await add.dblclick({ delay: 20 })
  await expect(added).toBeVisible()
  await added.click()
  await page.waitForTimeout(500)
  await expect(added).toBeVisible()
  expect(calls).toHaveLength(1)

  await visitCatalog()
  await expect(added, 'also on a page that was opened later').toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/cart')
  await other.getByRole('button', { name: `Usuń z koszyka: ${name}` }).click()
  await expect(add, 'also when another tab has taken it out').toBeVisible()
})

test.describe('a count that fails', () => {
  test.use({ expectedStatuses: [503] })

  test('GAP-73, EXT-70: after a count that failed the dialog shows no number of before', async ({ page, visitCatalog }) => {
    await visitCatalog()
    await page.getByRole('button', { name: 'Wszystkie filtry' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filtry' })
    await expect(dialog.getByRole('button', { name: /^Pokaż [\d\s]+ produkt/ })).toBeVisible()
    await page.route('**/shop/search/products?*', (route) => route.fulfill({ status: 503, json: {} }))
    await dialog.getByRole('checkbox', { name: /^vintage/i }).check()
    await expect(dialog.getByRole('button', { name: 'Pokaż produkty', exact: true })).toBeVisible()
    await page.unroute('**/shop/search/products?*')
    await dialog.getByRole('checkbox', { name: /^vintage/i }).uncheck()
    await expect(dialog.getByRole('button', { name: /^Pokaż [\d\s]+ produkt/ })).toBeVisible()
  })
})
