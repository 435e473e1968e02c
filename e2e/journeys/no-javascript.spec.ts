// Runs with scripts disabled: everything here works by links, forms and native popovers.
import { DEFAULT_PAGE_SIZE } from '#app/domain/search/pagination.ts'
import { expect, inOwnWorld, main, test, title } from '../fixtures.ts'
import { numberIn, partsOfListing } from '../listing-parts.ts'
import { placeOrder } from '../placed-orders.ts'
import { canBeOrdered, isOnSale } from '../shop-lookup.ts'

// Not a project of its own: each starts its own processes and browsers.
test.use({ javaScriptEnabled: false })

test('LST-12: a listing is whole: items, pages, nothing of the loading state', async ({ page, visitCatalog }) => {
  await visitCatalog()
  const { cards, pages } = partsOfListing(page)
  await expect(cards).toHaveCount(DEFAULT_PAGE_SIZE)
  await expect(cards.first()).toBeVisible()
  await expect(page.getByText('Wczytujemy produkty')).toBeHidden()
  // Nothing that would do nothing.
  await expect(cards.getByRole('button').or(page.getByRole('button', { name: 'Zapisz mnie' }))).toHaveCount(0)
  await pages.getByRole('link', { name: 'Następna strona' }).click()
  await expect(page).toHaveURL('/produkty?page=2')
  await expect(cards.first()).toBeVisible()
})

test('SRCH-02: the search is a form', async ({ page, visit, shop }) => {
  await visit('home', {})
  await page.getByRole('searchbox', { name: 'Szukaj w katalogu' }).fill('lampa')
  await page.getByRole('button', { name: 'Szukaj', exact: true }).click()
  await expect(page).toHaveURL('/produkty?textSearch=lampa')
  await expect.poll(() => numberIn(partsOfListing(page).total)).toBe((await shop.search({ textSearch: 'lampa', visibleOnGrid: 2 })).total)
})

test('FLT-18, FLT-37: a filter is a form, and its address becomes the one canonical', async ({ page, visitCatalog }) => {
  await visitCatalog()
  const { badges, clearAll } = partsOfListing(page)
  const filters = page.getByRole('dialog', { name: 'Filtry' })
  const show = filters.getByRole('button', { name: /^Pokaż/ })
  await page.getByRole('button', { name: 'Kolor' }).click()
  await expect(page).toHaveURL('/produkty?panel=colors')
  await filters.getByRole('checkbox', { name: /^Biały/ }).check()
  await filters.getByRole('checkbox', { name: /^Czarny/ }).check()
  await show.click()
  await expect(page).toHaveURL('/produkty?colors=2,7')

  await page.getByRole('button', { name: 'Cena' }).click()
  await filters.getByRole('group', { name: 'Cena' }).getByRole('spinbutton', { name: /^Od/ }).fill('100')
  await show.click()
  await expect(page).toHaveURL('/produkty?colors=2,7&priceFrom=100')
  await expect(badges).toHaveCount(3)
  await badges.first().click()
  await expect(page).toHaveURL('/produkty?colors=7&priceFrom=100')
  await clearAll.click()
  await expect(page).toHaveURL('/produkty')
})

test('FLT-20, FLT-21, FLT-28: all filters open in the page, are chosen from, sent and closed by a link; the orders are links', async ({
  page,
  visitCatalog,
}) => {
  await visitCatalog({ page: 2 })
  const opener = page.getByRole('button', { name: 'Wszystkie filtry' })
  const dialog = page.getByRole('dialog', { name: 'Filtry' })
  await opener.click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('link', { name: 'Zamknij' }).click()
  await expect(page).toHaveURL('/produkty?page=2')
  await expect(dialog).toHaveCount(0)
  await opener.click()
  await dialog.locator('summary', { hasText: 'Kategorie' }).click()
  await dialog.getByRole('checkbox', { name: /^Komody/ }).check()
  await dialog.getByRole('button', { name: /^Pokaż/ }).click()
  await expect(page).toHaveURL('/produkty?categories=3004')

  await opener.click()
  await expect(dialog.getByRole('checkbox', { name: /^Komody/ }), 'what is chosen goes along').toBeChecked()
  await dialog.getByRole('checkbox', { name: /^antyki/i }).check()
  await dialog.getByRole('button', { name: /^Pokaż/ }).click()
  await expect(page).toHaveURL('/produkty?classification=2&categories=3004')
  await page.getByRole('button', { name: 'Sortowanie' }).click()
  await dialog.getByRole('link', { name: 'Cena: od najniższej' }).click()
  await expect(page).toHaveURL('/produkty?classification=2&categories=3004&sortOrder=price&sortDir=asc')
})

test('PRD-01, GAP-158: a product can be read, its photographs and its neighbours reached', async ({ page, visitProduct, shop }) => {
  const product = await shop.productThat('with photographs', (one) => isOnSale(one) && one.photos.length > 1 && one.dimensions.length > 0)
  await visitProduct(product)
  await expect(title(page)).toHaveText(product.name)
  await expect(page.getByText(/\d zł/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'O produkcie' })).toBeVisible()
  await expect(main(page).locator('noscript > div')).toHaveText(/^Do tego potrzebny jest JavaScript/)
  await expect(main(page).locator('noscript > div')).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^(Ulubione|Sprawdź koszt)/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Dodaj do koszyka' }), 'only the one beside the notice').toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Wymiary' })).toBeVisible()
  await page.getByRole('link', { name: `Zdjęcie 2 z ${product.photos.length}` }).click()
  await expect(page).toHaveURL(/#photo-2$/)
  await expect(page.getByRole('list', { name: 'Zdjęcia produktu' }).getByRole('img').nth(1)).toBeInViewport()
  await page.getByRole('link', { name: 'Zapytaj o produkt' }).first().click()
  await expect(page).toHaveURL(`/cp/pl/kontakt-z-nami?product=${product.id}`)
})

test('LST-02: the button of a department leads to its page with what is in it, that of all to their index', async ({
  page,
  visitCatalog,
}) => {
  await visitCatalog()
  const row = page.getByRole('navigation', { name: 'Kategorie' })
  await row.getByRole('button', { name: 'Meble: działy' }).click()
  await expect(page).toHaveURL('/produkty?categories=145')
  await page.getByRole('navigation', { name: 'Meble: działy' }).getByRole('link', { name: 'Komody' }).click()
  await expect(title(page, 'Komody')).toBeVisible()
  await row.getByRole('button', { name: 'Wszystkie działy' }).click()
  await expect(page).toHaveURL(/^[^?]*\/cp\/pl\??#index$/)
  await expect(main(page).getByRole('link', { name: 'Zwierzęta' })).toBeInViewport()
})

test('GAP-32: an order is paid, and another payment rejected', async ({ page, open, shop, mock, logInAs }) => {
  inOwnWorld({ mock })
  await logInAs('customer')
  const product = await shop.productThat('with two pieces', (one) => canBeOrdered(one) && one.amountOfAvailableItems >= 2)
  for (const [button, heading] of [
    ['Zapłać', 'Dziękujemy za zamówienie'],
    ['Odrzuć', 'Płatność została odrzucona'],
  ] as const) {
    const { id } = await placeOrder(page, product)
    await open(`/historia-zamowien/${id}`)
    await main(page).getByRole('link', { name: 'Zapłać' }).click()
    await main(page).getByRole('button', { name: button }).click()
    await expect(title(page)).toHaveText(heading)
  }
})
