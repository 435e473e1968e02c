// What is in the first screen, by position: the product with its price and button, and the first row of a listing.
import type { Locator } from '@playwright/test'
import { LANGUAGES } from '#app/domain/language.ts'
import { expect, header, main, test, title } from '../fixtures.ts'
import { shiftsOf } from '../layout.ts'
import { partsOfListing } from '../listing-parts.ts'
import { isOnSale, productParams } from '../shop-lookup.ts'
import { variant } from '../turns.ts'

test.use({ hasPictures: true })

/** With how many cards of a listing must be whole in view: a row on a desktop, elsewhere the first one. */
const SCREENS = [
  { width: 320, height: 720, cards: 1 },
  { width: 390, height: 844, cards: 1 },
  { width: 820, height: 1180, cards: 1 },
  { width: 1440, height: 900, cards: 4 },
] as const

/** The lower edge of what is not covered by a bar, as far as it is on the screen. */
const endOf = async (bar: Locator, otherwise: number) => {
  const box = (await bar.isVisible()) ? await bar.boundingBox() : null
  return box && box.y > 0 && box.y < otherwise ? box.y : otherwise
}

const inView = async (part: Locator, end: number) => {
  const box = await part.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= end ? null : `${JSON.stringify(box)} ends below ${end}`
}

for (const [index, { cards: rowLength, ...viewport }] of SCREENS.entries()) {
  test.describe(`at ${viewport.width} px`, variant(index, SCREENS.length), () => {
    test.use({ viewport })

    test('PRD-15: photo, name, price and button of a product are in the first screen', async ({ page, visit, shop }) => {
      const product = productParams(await shop.productThat('on sale', (one) => isOnSale(one) && one.name.length < 50))
      for (const language of LANGUAGES) {
        await visit('product', product, language)
        const shortcuts = page.locator('main ~ nav').last()
        const bar = main(page).locator('aside:last-of-type')
        const screenEnd = await endOf(shortcuts, viewport.height)
        const end = await endOf(bar, screenEnd)
        const name = title(page)
        expect(await inView(name, end), `${language}: name`).toBeNull()
        const photo = await page.locator('.product-photo').first().boundingBox()
        expect(photo?.y, `${language}: photo`).toBeLessThan(((await name.boundingBox())?.y ?? 0) + 1)
        expect(photo?.height).toBeGreaterThan(200)
        // The price itself, without the notes below it; where it is too low, the bar has it.
        const price = page.locator('.product-facts > [data-size] > p').first()
        const inBar = bar.getByText(/\d[\d\s.,]*\d/.exec(await price.innerText())?.[0] ?? 'no price')
        expect([await inView(price, end), await inView(inBar.first(), screenEnd)], `${language}: price`).toContain(null)
        // Where the buy box's own button is below, the bar has one.
        const buttons = main(page).getByRole('button', { name: /^(Dodaj do koszyka|Add to cart|Añadir a la cesta)$/ })
        const places = await Promise.all((await buttons.all()).map((button) => inView(button, screenEnd)))
        expect(places, `${language}: a button`).toContain(null)
        expect((await shiftsOf(page)).score).toBe(0)
      }
    })

    test('LST-01: a listing has photo and price of its first cards in the first screen, banners after them', async ({
      page,
      visitCatalog,
    }) => {
      for (const language of LANGUAGES) {
        await visitCatalog({}, language)
        const end = await endOf(page.locator('main ~ nav').last(), viewport.height)
        const { cards } = partsOfListing(page)
        for (const card of (await cards.all()).slice(0, rowLength)) {
          expect(await inView(card.locator('img, [role=img]').first(), end), `${language}: photo`).toBeNull()
          expect(await inView(card.getByRole('heading'), end), `${language}: title`).toBeNull()
          // What it was and how long it holds may come after it.
          expect(await inView(card.locator('[data-size] > p').first(), end), `${language}: price`).toBeNull()
        }
        const first = await cards.first().boundingBox()
        const banner = await main(page).locator('a[data-shape]').first().boundingBox()
        expect(banner?.y ?? Infinity, `${language}: banner`).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0) - 1)
        expect((await shiftsOf(page)).score).toBe(0)
      }
    })

    test('LST-09: no banner is above the answer that nothing was found', async ({ page, visitCatalog }) => {
      await visitCatalog({ textSearch: 'xyzzyq' })
      const answer = page.getByRole('heading', { name: 'Nic tu nie pasuje' })
      const banner = await main(page).locator('a[data-shape]').first().boundingBox()
      expect(await inView(answer, viewport.height)).toBeNull()
      expect(banner?.y ?? Infinity).toBeGreaterThan((await answer.boundingBox())?.y ?? Infinity)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('HDR-01: the header is one row, in which the search field has the whole width while it is used', async ({ page, visit }) => {
    await visit('home', {})
    const banner = header(page)
    const middles = await Promise.all(
      [banner.getByRole('link', { name: 'Koszyk' }), page.locator('#search'), banner.locator('[popovertarget]')].map(async (part) => {
        const box = await part.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0) / 2
      }),
    )
    expect(Math.max(...middles) - Math.min(...middles), 'difference of their heights').toBeLessThan(6)
    const search = page.locator('#search')
    const before = (await search.boundingBox())?.width ?? 0
    await search.focus()
    expect((await search.boundingBox())?.width).toBeGreaterThan(3 * before)
  })
})
