import { expect, header, main, test } from '../fixtures.ts'
import { isOnSale, type ProductFacts } from '../shop-lookup.ts'
import { tabTo } from '../tab-to.ts'

test.use({ hasPictures: true })

const isUnique = (one: ProductFacts) => isOnSale(one) && one.classificationId !== 3 && one.amountOfAvailableItems === 1
const isSoldOut = ({ status, amountOfAvailableItems }: ProductFacts) => status.id === 'PUBLISHED' && amountOfAvailableItems === 0
const hasPhotos = (count: number) => (product: ProductFacts) => isOnSale(product) && product.photos.length >= count

test(
  'PRD-02: thumbnails lead to each photograph, and their row follows the one in view, so that those after the fifth are reached',
  { tag: '@phone-too' },
  async ({ page, visitProduct, shop }) => {
    const product = await shop.productThat('with seven photographs', hasPhotos(7))
    const last = product.photos.length - 1
    await visitProduct(product)
    const thumbnails = page.getByRole('link', { name: /^Zdjęcie \d+ z \d+$/ })
    await expect(thumbnails).toHaveCount(product.photos.length)
    await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true')
    await expect(thumbnails.nth(last)).not.toBeInViewport()
    await thumbnails.nth(4).click()
    await expect(thumbnails.nth(4)).toHaveAttribute('aria-current', 'true')
    await expect(thumbnails.nth(5)).toBeInViewport({ ratio: 0.99 })
    await thumbnails.nth(last).click()
    await expect(thumbnails.nth(last)).toHaveAttribute('aria-current', 'true')
    await expect(thumbnails.nth(last)).toBeInViewport({ ratio: 0.99 })

    // Without the pointer, for which the test would scroll the page itself.
    const place = await page.evaluate(() => scrollY)
    const photographs = page.getByRole('list', { name: 'Zdjęcia produktu' })
    await photographs.evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }))
    await expect(thumbnails.first()).toBeInViewport({ ratio: 0.99 })
    await photographs.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }))
    await expect(thumbnails.nth(last)).toBeInViewport({ ratio: 0.99 })
    expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(place)
  },
)

test('GAP-131: the focus on a photograph and on a thumbnail is seen: their rows clip what is outside', async ({
  page,
  visitProduct,
  shop,
}) => {
  await visitProduct(await shop.productThat('with three photographs', hasPhotos(3)))
  const photograph = page.getByRole('list', { name: 'Zdjęcia produktu' }).getByRole('link').first()
  for (const link of [photograph, page.getByRole('link', { name: /^Zdjęcie 1 z \d+$/ })]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await tabTo(page, link)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const clipped = await link.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element)
      const around = parseFloat(outlineOffset) + parseFloat(outlineWidth)
      const ring = element.getBoundingClientRect()
      const row = element.closest('ul, ol')?.getBoundingClientRect() ?? ring
      return [row.left - ring.left, row.top - ring.top, ring.bottom - row.bottom].filter((out) => out + around > 0.5)
    })
    expect(clipped).toEqual([])
  }
})

test(
  'PRD-63, PRD-64, PRD-65, PRD-66, PRD-67: thumbnails have their size and distance, fit into 128 px, and five are in view',
  { tag: '@phone' },
  async ({ page, visitProduct, shop, isMobile }) => {
    await visitProduct(await shop.productThat('with three photographs', hasPhotos(3)))
    const thumbnails = page.getByRole('link', { name: /^Zdjęcie \d+ z \d+$/ })
    const [first, second] = [await thumbnails.nth(0).boundingBox(), await thumbnails.nth(1).boundingBox()]
    if (!first || !second) throw new Error('The thumbnails are not shown.')
    const side = isMobile ? 46 : 56
    expect([first.width, first.height]).toEqual([side, side])
    const picture = await thumbnails.nth(0).getByRole('img').boundingBox()
    expect(Math.max(picture?.width ?? Infinity, picture?.height ?? Infinity)).toBeLessThanOrEqual(128)
    const list = page.locator('ol', { has: thumbnails.first() })
    expect(await list.evaluate((element) => getComputedStyle(element).maxInlineSize)).toBe(`${5 * side + 4 * 16}px`)
    const distance = Math.max(second.x - first.x, second.y - first.y) - side
    expect(distance).toBeCloseTo(16, 0)
  },
)

test(
  'PRD-03, PRD-04, PRD-05, PRD-06, PRD-07: full screen counts, goes round both ways, and closes',
  { tag: '@phone-too' },
  async ({ page, visitProduct, shop }) => {
    const product = await shop.productThat('with three photographs', hasPhotos(3))
    const total = product.photos.length
    await visitProduct(product)
    await page.getByRole('list', { name: 'Zdjęcia produktu' }).getByRole('link').first().click()
    const dialog = page.getByRole('dialog', { name: 'Zdjęcia na pełnym ekranie' })
    await expect(dialog.getByText(`1/${total}`, { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Następne zdjęcie' }).click()
    await expect(dialog.getByText(`2/${total}`, { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByText(`${total}/${total}`, { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText(`1/${total}`, { exact: true })).toBeVisible()
    await expect(dialog.getByRole('img')).toHaveAttribute('alt', product.photos[0]?.alt ?? '')

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    const photos = page.getByRole('list', { name: 'Zdjęcia produktu' }).getByRole('link')
    await photos.first().click()
    await expect(dialog.getByText(`1/${total}`, { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText(`2/${total}`, { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Zamknij' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(photos.nth(1), 'the focus is on the photo that is in view').toBeFocused()
  },
)

test('PRD-08: badges stand above the name: sold out, unique, vintage', async ({ page, visitProduct, shop }) => {
  const badges = main(page).locator('ul:has(+ h1)').getByRole('listitem')
  const cases = [
    ['Unikat', 'that is unique', isUnique],
    ['Sprzedane', 'that is sold out', isSoldOut],
    ['Vintage', 'that is vintage', (one: ProductFacts) => one.classificationId === 1],
  ] as const
  for (const [words, trait, has] of cases) {
    await visitProduct(await shop.productThat(trait, has))
    await expect(badges.filter({ hasText: words })).toBeVisible()
  }
})

test(
  'PRD-12, PRD-68, EXT-32: dimensions are told as numbers and drawn in 200 px of height; a switch shows inches',
  { tag: '@phone-too' },
  async ({ page, visitProduct, shop }) => {
    const product = await shop.productThat('with three dimensions', (one) => isOnSale(one) && one.dimensions.length === 3)
    await visitProduct(product)
    const section = page.getByRole('region', { name: 'Wymiary' })
    for (const { value } of product.dimensions) await expect(section.getByText(`${value} cm`).first()).toBeVisible()
    expect((await section.locator('svg').boundingBox())?.height).toBe(200)
    const inches = section.getByText(/^\([\d,]+ cala\)$/).first()
    await expect(inches).toBeHidden()
    await section.getByRole('checkbox', { name: 'Pokaż też cale' }).check()
    await expect(inches).toBeVisible()
  },
)

test(
  'PRD-17, PRD-18, EXT-25: tabs show the same kind, its style first, and more from the vendor, by mouse and by arrow keys',
  { tag: '@phone-too' },
  async ({ page, visitProduct, shop }) => {
    const product = await shop.productThat('with a style', (one) => isOnSale(one) && one.styles.length > 0)
    const kind = product.categoriesWithHierarchy[0]?.at(-1)
    if (!kind) throw new Error('The product has no category.')
    const tabs = await Promise.all([
      shop.search({ categories: [kind.id], visibleOnGrid: 2, similarTo: product.id }, { perPage: 21 }),
      shop.search({ vendor: product.vendor.id, visibleOnGrid: 2 }),
    ])
    test.skip(
      tabs.some(({ items }) => items.every(({ id }) => id === product.id)),
      'The shop has nothing else like it.',
    )
    await visitProduct(product)
    const similar = page.getByRole('tab', { name: 'Podobne' })
    const vendor = page.getByRole('tab', { name: 'Więcej od sprzedawcy' })
    await expect(similar).toHaveAttribute('aria-selected', 'true')
    const panel = page.getByRole('tabpanel', { name: 'Podobne' })
    await expect(panel.getByRole('article').first()).toContainText(tabs[0].items[0]?.name ?? '')
    await expect(
      panel.getByRole('link', { name: `Pokaż wszystkie: ${kind.translation}, ${product.styles[0]?.translation}` }),
    ).toHaveAttribute('href', `/produkty?categories=${kind.id}&styles=${product.styles[0]?.id}`)
    await vendor.click()
    await expect(page.getByRole('tabpanel', { name: 'Więcej od sprzedawcy' }).getByText(product.vendor.name).first()).toBeVisible()
    await vendor.press('ArrowLeft')
    await expect(similar).toBeFocused()
    await expect(similar).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Tab')
    await expect(panel, 'the list of tabs is one stop').toBeFocused()
  },
)

test('the sheet for the printer is one page: photograph, name, price, dimensions and address, nothing to press', async ({
  page,
  visitProduct,
  shop,
}, testInfo) => {
  const product = await shop.productThat(
    'with three photographs and dimensions',
    (one) => hasPhotos(3)(one) && one.dimensions.length === 3 && one.prices.promo !== null,
  )
  await visitProduct(product)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('list', { name: 'Zdjęcia produktu' }).getByRole('img')).toHaveCount(1)
  await expect(main.getByText(/zł/).first()).toBeVisible()
  // Not just any text: the name of a rug has its measures too.
  const measures = main.getByRole('definition')
  for (const { value } of product.dimensions) await expect(measures.filter({ hasText: `${value} cm` }).first()).toBeVisible()
  await expect(main.getByText(page.url(), { exact: true })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(header(page)).toHaveCount(0)
  await expect(page.getByRole('tab')).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')

  const sheet = await page.pdf({ format: 'A4', printBackground: true })
  await testInfo.attach('sheet.pdf', { body: sheet, contentType: 'application/pdf' })
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  for (const language of ['pl', 'en'] as const) {
    await visitProduct(product, language)
    await expect(main.locator('[aria-labelledby="about"] .prose'), `shortened in ${language}`).toHaveCSS('-webkit-line-clamp', '12')
  }
})
