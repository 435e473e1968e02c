// The request for consent on a phone: a line above the bars,
// which hides neither what is sold nor its price, and moves nothing.
import type { Page } from '@playwright/test'
import { LANGUAGES } from '#app/domain/language.ts'
import { expect, main, test } from '../fixtures.ts'
import { PHONE_SCREEN, shiftsOf } from '../layout.ts'
import { partsOfListing } from '../listing-parts.ts'
import { setTextSize } from '../reach.ts'
import { productParams } from '../shop-lookup.ts'

test.use({ consent: null, viewport: PHONE_SCREEN, hasPictures: true })

/** Most of the screen of a phone that it may take, in px and as a share with text twice as large. */
const MOST_HEIGHT = 120
const MOST_SHARE = 0.5

const panel = (page: Page) => page.locator('#consent-bar')
const shortcuts = (page: Page) => page.locator('main ~ nav').last()
const topOf = async (part: ReturnType<typeof panel>) => (await part.boundingBox())?.y ?? Number.NaN
const endOf = async (part: ReturnType<typeof panel>) => {
  const box = await part.boundingBox()
  return box ? box.y + box.height : Number.NaN
}

test('GAP-125, EXT-07: the panel is above the bars, name and price above the panel, in every market', async ({
  page,
  visit,
  visitCatalog,
  shop,
}) => {
  const product = productParams(await shop.productOnSale())
  for (const language of LANGUAGES) {
    await visitCatalog({}, language)
    expect((await panel(page).boundingBox())?.height, language).toBeLessThanOrEqual(MOST_HEIGHT)
    expect(await endOf(panel(page)), language).toBeLessThanOrEqual(await topOf(shortcuts(page)))
    const price = partsOfListing(page).cards.first().locator('[data-size]')
    expect(await endOf(price), `${language}: price of the first card`).toBeLessThanOrEqual(await topOf(panel(page)))
    expect((await shiftsOf(page)).score).toBe(0)

    await visit('product', product, language)
    const bar = main(page).locator('aside:last-of-type')
    expect(await endOf(panel(page)), language).toBeLessThanOrEqual(await topOf(bar))
    await bar.getByRole('button').click({ trial: true })
    expect((await shiftsOf(page)).score).toBe(0)
  }
})

test('WCAG 1.4.4, 2.1.1, EXT-07: in large text it takes at most half of the screen, and keys reach all choices', async ({
  page,
  visit,
}) => {
  await visit('home', {})
  await setTextSize(page, 200)
  for (const viewport of [PHONE_SCREEN, { width: 320, height: 720 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport)
    expect(await topOf(panel(page))).toBeGreaterThanOrEqual(viewport.height * MOST_SHARE)
    await page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.focus())
    for (const control of await panel(page).locator('a, button').all()) {
      await page.keyboard.press('Tab')
      await expect(control).toBeFocused()
      await expect(control).toBeInViewport({ ratio: 0.9 })
    }
  }
})
