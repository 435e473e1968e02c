import type { Locator, Page } from '@playwright/test'
import { expect, header, main, test, title, untilHydrated } from '../fixtures.ts'
import { hold } from '../hold-scripts.ts'
import { partsOfListing } from '../listing-parts.ts'
import { isPageAhead, isFlight, returnTo } from '../renewal.ts'

test.use({ hasPictures: true })

/** Creation time of the document: unchanged as long as there is no full load. */
const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin)
const firstCard = (page: Page) => partsOfListing(page).cards.first().getByRole('heading').getByRole('link')
const placeOn = (page: Page) => page.evaluate(() => scrollY)
/** Vertical position of an element in the viewport. */
const heightInView = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top)
/** About two lines of text. */
const MOST_DRIFT_PX = 48

test(
  'a link shows the next page in the same document, with its title and its heading',
  { tag: '@phone-too' },
  async ({ page, visitCatalog }) => {
    await visitCatalog()
    const before = await documentOf(page)
    // Not the refresh of the listing, which may come meanwhile.
    const flight = page.waitForResponse((response) => isFlight(response.request()) && !response.request().headers()['patyna-refresh'])
    const link = firstCard(page)
    const name = await link.innerText()
    await link.click()

    expect((await flight).status()).toBe(200)
    await expect(title(page)).toHaveText(name)
    expect(await page.title()).toContain(name)
    await expect(page).toHaveURL(/\/[a-z0-9-]+-\d+$/)
    await expect.poll(() => placeOn(page)).toBe(0)
    expect(await documentOf(page)).toBe(before)
  },
)

test('a hovered link is prefetched, and its click sends no further request', async ({ page, visitCatalog }) => {
  await visitCatalog()
  const steps: string[] = []
  page.on('request', (request) => isFlight(request) && !request.headers()['patyna-refresh'] && steps.push(request.url()))
  const link = firstCard(page)
  const name = await link.innerText()
  const ahead = page.waitForResponse((response) => isPageAhead(response.request()))
  await link.hover()
  expect((await ahead).status()).toBe(200)
  await (await ahead).finished()
  await link.click()
  await expect(title(page)).toHaveText(name)
  expect(steps).toEqual([])
})

for (const { reducedMotion, does } of [
  { reducedMotion: 'no-preference', does: 'grows into the gallery' },
  { reducedMotion: 'reduce', does: 'stays where it is' },
] as const) {
  test(`with motion "${reducedMotion}" the photo of a card ${does} on the way to its product`, async ({ page, visitCatalog }) => {
    await page.emulateMedia({ reducedMotion })
    await visitCatalog()
    const photo = partsOfListing(page).cards.first().getByRole('img').first()
    const picture = await photo.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.currentSrc
    })
    // On hover: the file that prefetches also contains the animation.
    const ahead = page.waitForResponse((response) => isPageAhead(response.request()))
    await firstCard(page).hover()
    await (await ahead).finished()
    await page.evaluate(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (...how) {
        if (this instanceof HTMLImageElement && this.className === 'flying') document.body.dataset['flown'] = this.src
        return animate.apply(this, how)
      }
    })
    await firstCard(page).click()
    await expect(page.locator('[data-slides]')).toBeVisible()
    // Two frames later it would have started.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate(() => document.body.dataset['flown'] ?? null)).toBe(reducedMotion === 'reduce' ? null : picture)
    await expect(page.locator('.flying')).toHaveCount(0)
  })
}

const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

/** Elements that card and product page share, and their position on each screen. */
async function placesOf(product: Locator) {
  const places = []
  for (const screen of SCREENS) {
    await product.page().setViewportSize(screen)
    const parts = await product.evaluate((root) =>
      ['.product-photo', '.product-facts > ul', 'h1', 'h1 + p', '.product-facts > [data-size]'].map((selector) => {
        const part = root.querySelector(selector)
        if (!part) throw new Error(`There is no ${selector}`)
        return { selector, place: part.getBoundingClientRect().toJSON(), text: part.textContent }
      }),
    )
    places.push({ screen, parts })
  }
  return places
}

test(
  'what a card says of its product stands at once where the page will have it, and Back finds the listing',
  { tag: '@phone-too' },
  async ({ page, visitCatalog }) => {
    await visitCatalog()
    const release = await hold(page, '**/_rsc/**')
    const { cards } = partsOfListing(page)
    // The card shows only the first badge.
    const card = cards.and(page.locator('[data-badges]')).first()
    const name = await card.getByRole('heading').innerText()
    const link = card.getByRole('heading').getByRole('link')
    const picture = await card
      .getByRole('img')
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        return image.currentSrc
      })
    const ahead = page.locator('.ahead')

    await link.click({ noWaitAfter: true })
    await expect(ahead.locator('h1')).toHaveText(name)
    await expect(ahead.locator('img')).toHaveAttribute('src', picture)
    await expect(ahead).toHaveAttribute('aria-hidden', 'true')
    await expect(main(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/produkty')
    await expect(ahead).toHaveCount(0)
    await expect(link).toBeVisible()

    await link.click({ noWaitAfter: true })
    await expect(ahead.locator('h1')).toHaveText(name)
    const places = await placesOf(ahead)
    release()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(ahead).toHaveCount(0)
    expect(await placesOf(main(page))).toEqual(places)
  },
)

test('a page of another build is loaded in full, once', async ({ page, visitCatalog }) => {
  await visitCatalog()
  await page.route('**/_rsc/**', (route) => route.fulfill({ status: 204 }))
  let loads = 0
  page.on('request', (request) => request.isNavigationRequest() && loads++)
  const name = await firstCard(page).innerText()
  await firstCard(page).click()
  await expect(title(page)).toHaveText(name)
  await untilHydrated(page)
  expect(loads).toBe(1)
})

test('Back returns to the same place of the listing, forward to the product', { tag: '@phone-too' }, async ({ page, visitCatalog }) => {
  await visitCatalog()
  const before = await documentOf(page)
  const link = partsOfListing(page).cards.nth(20).getByRole('heading').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const name = (await link.textContent()) ?? ''
  const height = await heightInView(link)
  expect(await placeOn(page)).toBeGreaterThan(500)
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(title(page)).toHaveText(name)
  await expect.poll(() => placeOn(page)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/produkty')
  await expect.poll(async () => Math.abs((await heightInView(link)) - height)).toBeLessThan(MOST_DRIFT_PX)

  await page.goForward()
  await expect(title(page)).toHaveText(name)
  expect(await documentOf(page)).toBe(before)
})

test('GAP-131: the focus moves to the heading of the next page, and Back puts it on the link that was followed', async ({
  page,
  visitCatalog,
}) => {
  await visitCatalog()
  const link = partsOfListing(page).cards.nth(5).getByRole('heading').getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.focus()
  await link.press('Enter')
  await expect(title(page)).toHaveText(name)
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(main(page).locator(':focus'), 'before the heading').toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/produkty')
  await expect(link).toBeFocused()

  await partsOfListing(page).pages.getByRole('link', { name: 'Następna strona' }).click()
  await expect(page).toHaveURL('/produkty?page=2')
  await expect(title(page)).toBeFocused()
})

test(
  'RTE-02: pagination and the logo navigate without a full load, in the frame that stays',
  { tag: '@phone-too' },
  async ({ page, visitCatalog }) => {
    await visitCatalog()
    const before = await documentOf(page)
    const frame = await page.getByRole('contentinfo').elementHandle()
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1)
    const { pages } = partsOfListing(page)
    await pages.getByRole('link', { name: 'Następna strona' }).click()
    await expect(page).toHaveURL('/produkty?page=2')
    await expect(pages.getByRole('link', { name: 'Strona 2', exact: true })).toHaveAttribute('aria-current', 'page')
    await header(page).getByRole('link', { name: 'Patyna, strona główna' }).click()
    await expect(page).toHaveURL('/cp/pl')
    expect(await frame?.evaluate((footer) => footer.isConnected)).toBe(true)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/produkty')
    expect(await documentOf(page)).toBe(before)
  },
)

test('LST-15: a refresh aborted by a navigation is no error', async ({ page, visitCatalog }) => {
  await visitCatalog()
  const link = firstCard(page)
  const name = await link.innerText()
  const begun = page.waitForRequest(isFlight)
  const renewed = returnTo(page)
  await begun
  await link.click()
  await renewed
  await expect(title(page)).toHaveText(name)
})

test.describe('broken links', () => {
  test.use({ expectedStatuses: [404] })

  test('GAP-61: a link to a product that no longer exists shows the not-found page', async ({ page, visitCatalog }) => {
    await visitCatalog()
    await firstCard(page).evaluate((element) => element.setAttribute('href', '/fotel-999999999'))
    await firstCard(page).click()
    await expect(title(page)).toHaveText('Nie ma takiej strony')
    await expect(page).toHaveURL('/fotel-999999999')
  })
})

test('GAP-55: a link with a wrong name leads to the right one', async ({ page, visitCatalog }) => {
  await visitCatalog()
  const link = firstCard(page)
  const right = await link.getAttribute('href')
  const name = await link.innerText()
  await link.evaluate((element) => element.setAttribute('href', element.getAttribute('href')?.replace(/^\/.*-/, '/zla-nazwa-') ?? ''))
  await link.click()
  await expect(title(page)).toHaveText(name)
  await expect(page).toHaveURL(right ?? '')
})
