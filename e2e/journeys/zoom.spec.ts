// The full-screen gallery enlarges a photo to more than twice its fitted size, in every way of asking for it.
import type { CDPSession, Locator, Page } from '@playwright/test'
import { PHOTO_WIDTHS } from '#app/domain/product/photo.ts'
import { expect, test } from '../fixtures.ts'
import { isOnSale, type ShopLookup } from '../shop-lookup.ts'

// Zoom shows the largest file of a photo.
test.use({ hasPictures: true })

const productWithPhotos = (shop: ShopLookup) => shop.productThat('with three photographs', (one) => isOnSale(one) && one.photos.length > 2)
const photos = (page: Page) => page.getByRole('list', { name: 'Zdjęcia produktu' }).getByRole('link')
const firstPhoto = (page: Page) => photos(page).first()
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Zdjęcia na pełnym ekranie' })

/** Width of the photo against the stage, in which it is fitted. */
const scaleOf = (dialog: Locator) =>
  dialog.getByRole('img').evaluate((photo) => {
    const stage = photo.parentElement
    return stage ? photo.getBoundingClientRect().width / stage.getBoundingClientRect().width : 0
  })
const leftOf = async (dialog: Locator) => (await dialog.getByRole('img').boundingBox())?.x ?? 0

/** Resolves when the photo has reached its size and place. */
const settled = (dialog: Locator) =>
  dialog.getByRole('img').evaluate((photo) => Promise.all(photo.getAnimations().map((move) => move.finished)))

/** Fingers of a touch screen, each a list of places that it passes. */
async function drag(cdp: CDPSession, ...fingers: readonly (readonly { x: number; y: number }[])[]): Promise<void> {
  const at = (step: number) => fingers.map((places, id) => ({ id, ...(places[step] ?? { x: 0, y: 0 }) }))
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step < (fingers[0]?.length ?? 0); step++)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('PRD-03: wheel, double click, drag, keys and buttons enlarge and move a photo of the largest size', async ({
  page,
  visitProduct,
  shop,
}) => {
  await visitProduct(await productWithPhotos(shop))
  await firstPhoto(page).click()
  const dialog = dialogOf(page)
  const photo = dialog.getByRole('img')
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(Math.max(...PHOTO_WIDTHS))
  expect(await scaleOf(dialog)).toBeCloseTo(1, 2)

  await page.mouse.move(900, 500)
  for (let notch = 0; notch < 3; notch++) await page.mouse.wheel(0, -100)
  await expect.poll(() => scaleOf(dialog)).toBeGreaterThanOrEqual(2)
  await expect(dialog.getByRole('status')).toHaveText(/^Powiększenie \d{3}%$/)

  await settled(dialog)
  const before = await leftOf(dialog)
  await page.mouse.down()
  await page.mouse.move(820, 460, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => leftOf(dialog)).toBeLessThan(before - 40)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => leftOf(dialog)).toBeGreaterThan(before)
  await expect(dialog.getByText(/^1\//)).toBeVisible()

  await page.keyboard.press('0')
  await expect.poll(() => scaleOf(dialog)).toBeCloseTo(1, 2)
  await page.mouse.dblclick(700, 400)
  await expect.poll(() => scaleOf(dialog)).toBeGreaterThanOrEqual(2)
  await page.mouse.dblclick(700, 400)
  await expect.poll(() => scaleOf(dialog)).toBeCloseTo(1, 2)

  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(() => scaleOf(dialog)).toBeGreaterThanOrEqual(2)
  await page.keyboard.press('-')
  await dialog.getByRole('button', { name: 'Pomniejsz' }).click()
  await expect.poll(() => scaleOf(dialog)).toBeCloseTo(1, 2)
  await dialog.getByRole('button', { name: 'Powiększ' }).click()
  await expect.poll(() => scaleOf(dialog)).toBeGreaterThan(1.5)

  // Another photo is whole.
  await dialog.getByRole('button', { name: 'Następne zdjęcie' }).click()
  await expect(dialog.getByText(/^2\//)).toBeVisible()
  await expect.poll(() => scaleOf(dialog)).toBeCloseTo(1, 2)

  // The focus goes to the photo that was shown last, not to the one that was pressed.
  await page.keyboard.press('Escape')
  await expect(photos(page).nth(1)).toBeFocused()
})

test('PRD-03: a photo under the mouse is enlarged in its place', async ({ page, visitProduct, shop }) => {
  await visitProduct(await productWithPhotos(shop))
  const photo = firstPhoto(page).getByRole('img')
  const fitted = (await photo.boundingBox())?.width ?? 0
  await photo.hover()
  await page.mouse.move(500, 500)
  await expect.poll(async () => (await photo.boundingBox())?.width).toBeGreaterThanOrEqual(2 * fitted)
  await page.mouse.move(1200, 40)
  await expect.poll(async () => (await photo.boundingBox())?.width).toBe(fitted)
})

test(
  'PRD-03: on a phone two fingers or a double tap enlarge, one finger moves, and a swipe leads on',
  { tag: '@phone-only' },
  async ({ page, visitProduct, shop }) => {
    await visitProduct(await productWithPhotos(shop))
    await firstPhoto(page).tap()
    const dialog = dialogOf(page)
    await expect(dialog.getByText(/^1\//)).toBeVisible()
    const cdp = await page.context().newCDPSession(page)

    await drag(
      cdp,
      [150, 120, 90, 60].map((x) => ({ x, y: 400 })),
      [240, 270, 300, 330].map((x) => ({ x, y: 420 })),
    )
    await expect.poll(() => scaleOf(dialog)).toBeGreaterThanOrEqual(2)

    const before = await leftOf(dialog)
    await drag(
      cdp,
      [300, 260, 220, 180].map((x) => ({ x, y: 400 })),
    )
    await expect.poll(() => leftOf(dialog)).toBeLessThan(before - 60)
    await expect(dialog.getByText(/^1\//)).toBeVisible()

    for (const scale of ['whole', 'enlarged'] as const) {
      await page.touchscreen.tap(200, 400)
      await page.touchscreen.tap(200, 400)
      await expect.poll(() => scaleOf(dialog)).toBeCloseTo(scale === 'whole' ? 1 : 2.5, 1)
      // Not a third tap of the same series.
      await page.waitForFunction((start) => performance.now() - start > 400, await page.evaluate(() => performance.now()))
    }
    await page.keyboard.press('0')
    await expect.poll(() => scaleOf(dialog)).toBeCloseTo(1, 2)
    await drag(
      cdp,
      [300, 240, 180, 120].map((x) => ({ x, y: 400 })),
    )
    await expect(dialog.getByText(/^2\//)).toBeVisible()
    await drag(
      cdp,
      [100, 160, 220, 280].map((x) => ({ x, y: 400 })),
    )
    await expect(dialog.getByText(/^1\//)).toBeVisible()
  },
)

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('PRD-03: nothing grows under the mouse, and full screen enlarges without a transition', async ({ page, visitProduct, shop }) => {
    await visitProduct(await productWithPhotos(shop))
    const photo = firstPhoto(page).getByRole('img')
    const fitted = (await photo.boundingBox())?.width ?? 0
    await photo.hover()
    await page.mouse.move(500, 500)
    expect((await photo.boundingBox())?.width).toBe(fitted)
    await photo.click()
    const image = dialogOf(page).getByRole('img')
    expect(await image.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s')
  })
})
