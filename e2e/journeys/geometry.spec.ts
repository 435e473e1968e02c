// Rendered geometry: sizes, line breaks, and the number of fetches.
// Tests that change the DOM wait for hydration: otherwise React would find a mismatch.
import type { Locator, Page } from '@playwright/test'
import { LANGUAGES } from '#app/domain/language.ts'
import { addButton, addedDialog } from '../cart-parts.ts'
import { expect, header, main, test, untilHydrated } from '../fixtures.ts'
import { overflowing } from '../layout.ts'
import { partsOfListing } from '../listing-parts.ts'
import { canBeOrdered, isOnSale, type ProductFacts, productParams } from '../shop-lookup.ts'
import { variant } from '../turns.ts'

test.use({ hasPictures: true })

const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const

/** Minimum widths: for the market switch on a phone; for one row of header and footer on a wider landscape screen. */
const NARROWEST = [
  { width: 381, height: 844 },
  { width: 769, height: 500 },
] as const

/** Width of the market switch's arrow, px. */
const ARROW = 14

/** Heights of the listing's cells, rounded, most frequent first. */
const cellHeights = (page: Page) =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll('main li:has(> article)')]
    const heights = cells.map((cell) => Math.round(cell.getBoundingClientRect().height))
    const counts = Map.groupBy(heights, (height) => height)
    return [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([height]) => height)
  })

/** Puts the loading state back in place of the items, and measures one of its skeletons. */
const skeletonHeight = (page: Page) =>
  page.evaluate(async () => {
    // A listing not yet in the cache, by a colour that does not exist beside one that does: cached listings have no skeletons.
    const html = await (await fetch(`${location.pathname}?colors=2,${90_000_000 + (Date.now() % 9_000_000)}`)).text()
    const frame = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-frame] > ul')
    const grid = document.querySelector('main ul:has(> li > article)')
    if (!frame || !grid) return null
    const skeletons = document.importNode(frame, true)
    grid.replaceWith(skeletons)
    return Math.round(skeletons.children[0]?.getBoundingClientRect().height ?? 0)
  })

/** Removes the controls of a box from its end one by one, as if they had not been received yet; returns the elements that move. */
const movedWhileComing = (box: Locator) =>
  box.evaluate((root) => {
    const parts = [...root.querySelectorAll('a, button, input')].filter((part) => part.getBoundingClientRect().width > 0)
    const placeOf = (part: Element) => {
      const { left, top } = part.getBoundingClientRect()
      return `${Math.round(left)},${Math.round(top)}`
    }
    const places = new Map(parts.map((part) => [part, placeOf(part)]))
    const moved: string[] = []
    for (const last of parts.toReversed()) {
      // Its children are removed with it: a box is present when its first child is.
      let gone: Element = last
      while (gone.parentElement && gone.parentElement !== root && gone.parentElement.firstElementChild === gone) gone = gone.parentElement
      gone.remove()
      places.delete(last)
      for (const [part, place] of places)
        if (placeOf(part) !== place) moved.push(`${part.textContent}: ${place}, without ${last.textContent} ${placeOf(part)}`)
    }
    return moved
  })

for (const [index, screen] of SCREENS.entries()) {
  test.describe(`at ${screen.width} px`, variant(index, SCREENS.length), () => {
    test.use({ viewport: screen })

    test('LST-12: a skeleton is as high as most cards', async ({ page, visitCatalog, mock }) => {
      // With a fast shop API the items arrive before a frame without them is sent.
      await mock.scenario('slow-search')
      // The first pages are of bestsellers, whose badges take two lines on a phone.
      await visitCatalog({ page: 4 })
      await expect(partsOfListing(page).cards.first()).toBeVisible()
      await untilHydrated(page)
      const [usual] = await cellHeights(page)
      expect(await skeletonHeight(page)).toBe(usual)
    })

    test('GAP-89: the placeholder of a missing photograph is no larger than a photograph', async ({ page, visit, shop }) => {
      await visit(
        'product',
        productParams(await shop.productThat('without photographs', (one) => isOnSale(one) && one.photos.length === 0)),
      )
      const place = await main(page).getByRole('img').first().boundingBox()
      expect(place?.height).toBeLessThanOrEqual(screen.height * 0.82 + 1)
      expect(place?.height).toBeGreaterThan(200)
      expect(place?.width).toBeLessThanOrEqual(screen.width)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS[0] })

  test('the header does not shift while it is streaming', async ({ page, visit }) => {
    await visit('home', {})
    await untilHydrated(page)
    expect(await movedWhileComing(header(page))).toEqual([])
  })
})

for (const [index, language] of LANGUAGES.entries()) {
  test(
    `MKT-01: narrow screens hold the page and the name of the market of ${language}`,
    variant(index, LANGUAGES.length),
    async ({ page, visit }) => {
      await visit('home', {}, language)
      for (const screen of NARROWEST) {
        await page.setViewportSize(screen)
        const button = header(page).locator('button[popovertarget]')
        await expect(button).toBeVisible()
        expect(await button.locator('svg').evaluate((arrow) => arrow.getBoundingClientRect().width)).toBe(ARROW)
        expect(await overflowing(page)).toEqual([])
      }
    },
  )
}

test('CARD-03: a long name of a vendor ends with an ellipsis within its card', async ({ page, visitCatalog }) => {
  await page.setViewportSize(SCREENS[0])
  await visitCatalog()
  await untilHydrated(page)
  const vendor = partsOfListing(page).cards.first().locator('[data-sold-by]')
  await vendor.evaluate((link) => (link.textContent = 'Pracownia Renowacji Mebli Dawnych i Osobliwych im. Franciszka'))
  expect(await vendor.evaluate((link) => [link.scrollWidth > link.clientWidth, getComputedStyle(link).textOverflow])).toEqual([
    true,
    'ellipsis',
  ])
  const [name, card] = [await vendor.boundingBox(), await partsOfListing(page).cards.first().boundingBox()]
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0) + 0.5)
})

test('each font is fetched once, after the resources of the first paint', async ({ page, visit }) => {
  const fonts: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()))
  await visit('home', {})
  await page.waitForLoadState('networkidle')
  expect(fonts).toHaveLength(2)
  expect(new Set(fonts).size).toBe(2)
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(0)
})

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('PRD-02: a thumbnail shows its photograph at once', async ({ page, visitProduct, shop }) => {
    await visitProduct(await shop.productThat('with three photographs', (one) => isOnSale(one) && one.photos.length > 2))
    const scrolled = await page.evaluate(() => {
      document.querySelectorAll<HTMLElement>('[data-thumbnails] a')[2]?.click()
      const row = document.querySelector('[data-slides]')
      return row ? row.scrollLeft / row.clientWidth : null
    })
    expect(scrolled).toBeCloseTo(2, 1)
  })
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('WCAG 1.4.11: every button of the filter row has a border', async ({ page, visitCatalog }) => {
    await visitCatalog()
    const row = main(page).getByRole('button', { name: /^(Wszystkie filtry|Sortowanie|Cena)$/ })
    await expect(row).toHaveCount(3)
    expect(
      await row.evaluateAll((buttons) =>
        buttons.map((button) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(button)
          return `${borderTopStyle} ${borderTopWidth}`
        }),
      ),
    ).toEqual(['solid 1px', 'solid 1px', 'solid 1px'])
  })

  test('WCAG 1.4.11: what a ground makes a button has an edge, and of a row the current one alone has a line', async ({
    page,
    visitCatalog,
  }) => {
    await visitCatalog({ colors: [2] })
    const main = page.getByRole('main')
    const grounds = [
      main.getByRole('link', { name: /^Usuń filtr/ }).first(),
      partsOfListing(page)
        .cards.first()
        .getByRole('button', { name: /^Ulubione/ }),
      page.getByRole('link', { name: 'Promocje' }).first(),
    ]
    for (const button of grounds) await expect(button).toHaveCSS('border-top-style', 'solid')

    await visitCatalog()
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    for (const row of [page.getByRole('navigation', { name: 'Kategorie' }), main.getByRole('navigation', { name: 'Strony wyników' })]) {
      // Links with a line below, not an edge all around.
      const withLine = await row.getByRole('link').evaluateAll(
        (links, none) =>
          links
            .map((link) => ({ link, style: getComputedStyle(link) }))
            .filter(({ style }) => style.borderLeftStyle === 'none' && style.borderBottomStyle === 'solid')
            .filter(({ style }) => style.borderBottomColor !== none)
            .map(({ link }) => link.ariaCurrent),
        ground,
      )
      expect(withLine).toEqual(['page'])
    }
  })

  test('WCAG 1.4.11: the chosen variant has another edge, a dialog one, and a button at its bound another colour', async ({
    page,
    visitProduct,
    shop,
  }) => {
    const styleOf = (locator: Locator, name: 'color' | 'borderTopColor') =>
      locator.first().evaluate((element, key) => getComputedStyle(element)[key], name)
    const hasVariants = ({ variantGroup }: ProductFacts) => (variantGroup?.options.filter(({ isActive }) => isActive).length ?? 0) > 1
    await visitProduct(await shop.productThat('with variants', (one) => canBeOrdered(one) && hasVariants(one)))
    const variants = main(page).locator('fieldset li > a')
    const chosen = await styleOf(variants.and(page.locator('[aria-current]')), 'borderTopColor')
    expect(await styleOf(variants.and(page.locator(':not([aria-current])')), 'borderTopColor')).not.toBe(chosen)

    await visitProduct(await shop.productThat('with two pieces', (one) => canBeOrdered(one) && one.amountOfAvailableItems > 1))
    const colorOf = (name: string) => styleOf(main(page).getByRole('button', { name, exact: true }), 'color')
    expect(await colorOf('Mniej')).not.toBe(await colorOf('Więcej'))
    await addButton(page).click()
    await expect(addedDialog(page)).toHaveCSS('outline-style', 'solid')
  })
})

test('WCAG 4.1.2: landmarks have names of their own while the menu of markets is open', async ({ page, visit }) => {
  await visit('home', {})
  await header(page).getByRole('button', { name: /^Kraj/ }).click()
  await expect(header(page).getByRole('link', { name: /International/ })).toBeVisible()
  const names = await page.getByRole('navigation').evaluateAll((landmarks) =>
    landmarks
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const label = one.getAttribute('aria-labelledby')
        return one.ariaLabel ?? (label === null ? null : document.getElementById(label)?.textContent)
      }),
  )
  expect(new Set(names).size, names.join(' | ')).toBe(names.length)
})
