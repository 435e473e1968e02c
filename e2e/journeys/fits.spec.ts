// "Will it fit?" (EXT-38): a place given once, answers on the product and on cards, and a listing narrowed to it.
import { checkAxe } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { partsOfListing } from '../listing-parts.ts'

test('EXT-38: a place stays in the browser, is answered on product and cards, narrows a listing, and can be forgotten', async ({
  page,
  visitCatalog,
  visitProduct,
  shop,
}) => {
  const product = await shop.productThat('has three dimensions', ({ dimensions }) => dimensions.length === 3)
  const sideOf = (side: string) => String(product.dimensions.find(({ id }) => id === side)?.value)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await visitProduct(product)
  const opener = page.getByRole('button', { name: 'Czy się zmieści u Ciebie?' })
  const dialog = page.getByRole('dialog', { name: 'Czy się zmieści?' })
  const give = async (place: Record<string, string>) => {
    await opener.click()
    for (const [label, value] of Object.entries(place))
      await dialog.getByRole('textbox', { name: `${label} (cm)`, exact: true }).fill(value)
    await dialog.getByRole('button', { name: 'Zapisz' }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
  const main = page.getByRole('main')

  await test.step('the product answers', async () => {
    await opener.click()
    await expect(dialog.getByRole('textbox')).toHaveCount(7)
    await checkAxe(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await give({ Szerokość: sideOf('width'), Wysokość: sideOf('height'), Głębokość: sideOf('depth') })
    const answers = main.locator('.product-columns [data-fit]')
    await expect(answers).toHaveText('Zmieści się')
    await give({ Wysokość: '1,5' })
    await expect(answers).toHaveText('Nie zmieści się')
    await page.reload()
    await expect(answers).toHaveText('Nie zmieści się')
  })

  await test.step('so do cards, and a listing is narrowed by the keys of its address', async () => {
    const before = sent.length
    await visitCatalog()
    const { cards, openMenu } = partsOfListing(page)
    await expect(cards.locator('[data-fit]')).toHaveCount(await cards.count())
    await expect(cards.locator('[data-fit="tooLarge"]').first()).toBeVisible()
    // The dialog comes with a press.
    expect(sent.slice(before).filter((url) => url.includes('/~place/'))).toEqual([])
    await openMenu('Wymiary')
    // Bounds that things exceed, else the address may move (GAP-69).
    await give({ Szerokość: '90', Wysokość: '120', Głębokość: '' })
    await page.getByRole('link', { name: 'Tylko to, co może się zmieścić' }).click()
    await expect(page).toHaveURL(/\?dimensionWidthTo=90&dimensionHeightTo=120$/)
    await expect(cards.locator('[data-fit="fits"]').first()).toBeVisible()
    await checkAxe(page)
  })

  await test.step('forgotten, nothing is left', async () => {
    await visitProduct(product)
    await opener.click()
    await dialog.getByRole('button', { name: 'Zapomnij wymiary' }).click()
    await expect(main.locator('[data-fit]')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('place'))).toBeNull()
  })
  // Of the place only the bounds of the listing went out.
  expect(sent.filter((each) => /doorWidth|stairsTurn|"place"/.test(each))).toEqual([])
})
