// What stays where it is, and what is said of what changed (spec §4; GAP-86, GAP-131).
import { expect, main, test, title } from '../fixtures.ts'
import { partsOfListing } from '../listing-parts.ts'
import { isOnSale } from '../shop-lookup.ts'

test('GAP-86: another variant takes the place of the page in the history, and the visitor stays in place', async ({
  page,
  visitCatalog,
  visitProduct,
  shop,
}) => {
  const product = await shop.productThat(
    'with variants',
    (one) => isOnSale(one) && (one.variantGroup?.options.filter(({ isActive, isChecked }) => isActive && !isChecked).length ?? 0) > 0,
  )
  await visitCatalog()
  await visitProduct(product)
  const entries = await page.evaluate(() => navigation.entries().length)
  const other = product.variantGroup?.options.find(({ isActive, isChecked }) => isActive && !isChecked)
  const link = main(page).locator(`fieldset a[href$="-${other?.product.id}"]`)
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 60)
  // The wheel answers before the page has moved.
  const scrolled = before + 60
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  await link.click()
  const heading = title(page)
  await expect(page).toHaveURL(new RegExp(`-${other?.product.id}$`))
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => navigation.entries().length)).toBe(entries)
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(60)
  await page.goBack()
  await expect(page).toHaveURL('/produkty')
})

test(
  'spec §4: a press outside an open menu closes it and does nothing else; the next one counts',
  { tag: '@phone-too' },
  async ({ page, visitCatalog }) => {
    await visitCatalog()
    const { openMenu, cards } = partsOfListing(page)
    const menu = await openMenu('Sortowanie')
    const link = cards.last().getByRole('heading').getByRole('link')
    // Under the menu's own layer, wherever that is on the screen.
    await page.evaluate(() => document.addEventListener('click', () => document.body.setAttribute('data-clicked', '')))
    const box = await cards.first().getByRole('img').first().boundingBox()
    const bottom = page.viewportSize()?.height ?? 0
    await page.mouse.click((box?.x ?? 0) + 8, bottom - 90)
    await expect(menu).toBeHidden()
    await page.waitForTimeout(300)
    await expect(page).toHaveURL('/produkty')
    await expect(page.locator('body')).not.toHaveAttribute('data-clicked')
    await link.click()
    await expect(page).not.toHaveURL('/produkty')
  },
)

test('GAP-131: a sorted, paged or filtered listing says what it shows, and the focus is on its heading', async ({ page, visitCatalog }) => {
  await visitCatalog()
  const { openMenu, pages, total } = partsOfListing(page)
  const said = main(page)
    .getByRole('status')
    .filter({ hasText: /Strona \d/ })
  await expect(said).toHaveText('Domyślnie, Strona 1')
  await total.evaluate((element) => Reflect.set(element, 'isSame', true))
  await said.evaluate((element) => Reflect.set(element, 'isSame', true))
  const heading = title(page)
  const isLive = async () => [
    await said.evaluate((one) => Reflect.get(one, 'isSame')),
    await total.evaluate((one) => Reflect.get(one, 'isSame')),
  ]

  await (await openMenu('Sortowanie')).getByRole('link', { name: 'Najnowsze' }).click()
  await expect(said).toHaveText('Najnowsze, Strona 1')
  await expect(heading).toBeFocused()
  await pages.getByRole('link', { name: 'Następna strona' }).click()
  await expect(said).toHaveText('Najnowsze, Strona 2')
  await expect(heading).toBeFocused()
  const menu = await openMenu('Rodzaj')
  await menu.getByRole('checkbox', { name: /^vintage/i }).check()
  await menu.getByRole('button', { name: 'Zastosuj' }).click()
  await expect(said).toHaveText(/^vintage, Najnowsze, Strona 1$/i)
  await expect(heading).toBeFocused()
  expect(await isLive(), 'regions that were there before their text changed').toEqual([true, true])
})
