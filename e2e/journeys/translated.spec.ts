// EXT-58: a page that the browser translates while it is used shows what the shop API says, and nothing of it breaks.
import type { Locator, Page } from '@playwright/test'
import type { Cart } from '#app/domain/cart/cart.ts'
import { badgeText, itemCount } from '#app/domain/cart/item-count.ts'
import { formatPrice } from '#app/domain/pricing/format-price.ts'
import { CART_LOCALE } from '#app/shop-api/cart-locale.ts'
import { toCart } from '#app/shop-api/to-cart.ts'
import { agree, choose, fillAddress, fillContact, newEmail, next, paidHere, putIntoCart, step, submit } from '../checkout-parts.ts'
import { expect, header, inOwnWorld, main, test, title } from '../fixtures.ts'
import { numberIn, partsOfListing } from '../listing-parts.ts'
import { canBeOrdered } from '../shop-lookup.ts'
import { translatePages, untranslated } from '../translator.ts'

test.beforeEach(async ({ page, mock }) => {
  inOwnWorld({ mock })
  await translatePages(page)
})
test.afterEach(async ({ page }) => {
  await expect(page.getByText('Coś poszło nie tak')).toHaveCount(0)
  await expect(page).toHaveTitle(/\S/)
  await expect.poll(() => untranslated(page), 'the translator went on to the end').toEqual([])
})

const sums = (page: Page) => page.getByRole('complementary', { name: 'Podsumowanie' }).locator('dd')
const inHeader = (page: Page, name: RegExp) => header(page).getByRole('link', { name })

/** The visitor's cart as the shop API has it. */
async function cartOf(page: Page): Promise<Cart | null> {
  const code = (await page.context().cookies()).find(({ name }) => name === 'promoCode')?.value
  const answer = await page.request.get(`/shop/cart/details2${code ? `/${code}` : ''}`, { headers: { langId: 'pl', ...CART_LOCALE } })
  expect(answer.status()).toBe(200)
  return toCart((await answer.json()).data)
}

/** Compares total, quantities and the header's count with those of the shop API. */
async function showsTheCart(page: Page, total: Locator = sums(page).last()): Promise<void> {
  await expect(async () => {
    const cart = await cartOf(page)
    const lines = cart?.deliveries.flatMap(({ items }) => items) ?? []
    await expect(inHeader(page, /^Koszyk/)).toHaveText(cart ? badgeText(itemCount(cart.deliveries)) : '', { timeout: 1000 })
    await expect(total).toHaveText(cart ? formatPrice(cart.totalCost, 'pl') : [], { timeout: 1000 })
    for (const line of lines) {
      const row = main(page).getByRole('article').filter({ hasText: line.name })
      await expect(row.getByRole('spinbutton')).toHaveValue(String(line.quantity), { timeout: 1000 })
      const { minor, currencyId } = line.promoPrice ?? line.price
      await expect(row).toContainText(formatPrice({ minor: minor * line.quantity, currencyId }, 'pl'), { timeout: 1000 })
    }
  }).toPass()
}

test('J-04, EXT-58: a product, the cart, its quantities, a code and undo', async ({ page, visitProduct, shop }) => {
  const product = await shop.productThat('with three pieces', (one) => canBeOrdered(one) && one.amountOfAvailableItems >= 3)
  await visitProduct(product)
  await expect(title(page)).toHaveText(product.name)
  const add = main(page).getByRole('button', { name: 'Dodaj do koszyka' }).first()
  const dialog = page.getByRole('dialog', { name: 'Dodano do koszyka' })
  for (let press = 0; press < 2; press++) {
    await add.click()
    await expect(dialog.getByText(product.name)).toBeVisible()
    await expect(inHeader(page, /^Koszyk/)).toHaveText('1')
    if (press === 0) await dialog.getByRole('button', { name: 'Kupuj dalej' }).click()
  }
  await dialog.getByRole('link', { name: 'Przejdź do koszyka' }).click()
  await expect(title(page, 'Koszyk')).toBeVisible()
  await showsTheCart(page)

  const less = page.getByRole('button', { name: `Mniej: ${product.name}` })
  const more = page.getByRole('button', { name: `Więcej: ${product.name}` })
  for (const press of [more, less, less, more, more]) {
    await press.click()
    await showsTheCart(page)
  }

  const code = page.getByRole('textbox', { name: 'Kod promocyjny' })
  await code.fill('NIE-MA')
  await page.getByRole('button', { name: 'Użyj' }).click()
  await expect(code).toHaveAccessibleDescription(/Ten kod nie działa/)
  await code.fill('WITAJ10')
  await page.getByRole('button', { name: 'Użyj' }).click()
  await expect(page.getByText('Kod WITAJ10')).toBeVisible()
  await showsTheCart(page)
  await page.getByRole('button', { name: 'Usuń kod' }).click()
  await expect(code).toBeVisible()
  await showsTheCart(page)

  const other = await shop.productThat('of another vendor', (one) => canBeOrdered(one) && one.vendor.id !== product.vendor.id)
  await putIntoCart(page, other)
  await page.reload()
  await showsTheCart(page)
  await page.getByRole('button', { name: `Usuń z koszyka: ${product.name}` }).click()
  await expect(main(page).getByText(product.name)).toHaveCount(1)
  await showsTheCart(page)
  await main(page).getByRole('button', { name: 'Cofnij' }).click()
  await expect(page.getByRole('button', { name: `Usuń z koszyka: ${product.name}` })).toBeVisible()
  await showsTheCart(page)
  for (const { name } of [product, other]) await page.getByRole('button', { name: `Usuń z koszyka: ${name}` }).click()
  await expect(title(page, 'Koszyk jest pusty')).toBeVisible()
  await showsTheCart(page)
})

test('J-08, EXT-58: the checkout, its errors and its steps, to the order', async ({ page, open, shop }) => {
  const product = await shop.productToOrder()
  await putIntoCart(page, product)
  await open('/checkout')
  const total = formatPrice((await cartOf(page))?.totalCost ?? { minor: 0, currencyId: 'PLN' }, 'pl')
  const shown = main(page).locator('aside dd').filter({ visible: true }).last()
  await next(page).click()
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveAccessibleDescription('To pole jest wymagane.')
  await fillContact(page, newEmail())
  await next(page).click()
  await expect(step(page)).toHaveText('Dostawa')
  await expect(shown).toHaveText(total)
  await fillAddress(page)
  await next(page).click()
  await expect(step(page)).toHaveText('Płatność')
  await expect(shown).toHaveText(total)
  await page.goBack()
  await expect(step(page)).toHaveText('Dostawa')
  await next(page).click()
  await choose(page, 'Przelew bankowy')
  await next(page).click()
  await expect(page).toHaveURL(/step=summary$/)
  await expect(shown).toHaveText(total)
  await expect(main(page).getByText(product.name).filter({ visible: true }).first()).toBeVisible()
  await submit(page).click()
  await expect(main(page).getByRole('checkbox', { name: /Akceptuję/ })).toHaveAttribute('aria-invalid', 'true')
  await agree(page)
  await submit(page).click()
  await expect(page).toHaveURL(paidHere)
  await expect(main(page)).toContainText(total)
})

test('J-01, J-10, EXT-58: a listing with filters, hearts, the header’s count, and the favourites', async ({ page, visitCatalog, shop }) => {
  await visitCatalog()
  const { cards, badges, total, openMenu, clearAll } = partsOfListing(page)
  const counts = async (body: object) => expect.poll(() => numberIn(total)).toBe((await shop.search(body)).total)
  await counts({})
  const menu = await openMenu('Kolor')
  await menu.getByRole('checkbox', { name: /^Biały/ }).check()
  await menu.getByRole('checkbox', { name: /^Czarny/ }).check()
  await menu.getByRole('button', { name: 'Zastosuj' }).click()
  await expect(badges).toHaveText([/Biały/, /Czarny/])
  await counts({ colors: [2, 7] })
  await badges.filter({ hasText: 'Biały' }).click()
  await expect(badges).toHaveText([/Czarny/])
  await counts({ colors: [7] })
  await page.getByRole('button', { name: 'Wszystkie filtry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtry' })
  for (const classification of [[1], []]) {
    const found = await shop.search({ colors: [7], classification })
    await dialog.getByRole('checkbox', { name: /^vintage/i }).setChecked(classification.length > 0)
    await expect.poll(() => numberIn(dialog.getByRole('button', { name: /^Pokaż/ }))).toBe(found.total)
  }
  await dialog.getByRole('button', { name: /^Pokaż/ }).click()
  await expect(dialog).toBeHidden()
  await clearAll.click()
  await counts({})

  const names: string[] = []
  for (const nth of [0, 1]) {
    names.push(await cards.nth(nth).getByRole('heading').innerText())
    await cards
      .nth(nth)
      .getByRole('button', { name: /^Ulubione: / })
      .click()
    await expect(inHeader(page, /^Ulubione/)).toHaveText(String(nth + 1))
  }
  await inHeader(page, /^Ulubione/).click()
  await expect(title(page, 'Ulubione')).toBeVisible()
  await expect.poll(async () => (await cards.getByRole('heading').allInnerTexts()).toSorted()).toEqual(names.toSorted())
  await cards
    .first()
    .getByRole('button', { name: /^Ulubione: / })
    .click()
  await expect(inHeader(page, /^Ulubione/)).toHaveText('1')
  await expect(main(page).getByRole('button', { name: /^Ulubione: /, pressed: true })).toHaveCount(1)
})
