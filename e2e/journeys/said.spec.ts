// What the screen says was done is what the shop API has answered, not what was asked of it
// (EXT-70).
import { expect, main, test } from '../fixtures.ts'

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
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith('/shop/cart/product/add') && calls.push(request.url()))
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
