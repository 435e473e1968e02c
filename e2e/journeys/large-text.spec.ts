// Text of any size on any screen under any layer: every control can be reached,
// every text can be read, nothing is wider than the screen.
import type { Page } from '@playwright/test'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { href } from '#app/addresses/href.ts'
import { putIntoCart } from '../checkout-parts.ts'
import { expect, main, test } from '../fixtures.ts'
import { reach, setTextSize } from '../reach.ts'
import { canBeOrdered, productParams, type ShopLookup } from '../shop-lookup.ts'
import { variant } from '../turns.ts'

test.use({ consent: null })

/** The longest texts of the three. */
const LANGUAGE = 'es'
const TEXT_SIZES = [100, 150, 200] as const
const SCREENS = [
  { width: 320, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const

/** Promo bar and header; content; bar at the bottom. */
const FRAME = 'body > div > div:has([data-promo-bar]), header, nav:has([href="#search"]), main ~ nav'
const CONSENT = '#consent-bar'

interface Subject {
  name: string
  path: (shop: ShopLookup) => string | Promise<string>
  persona?: 'customer'
  hasCart?: boolean
  /** Name of the button that opens a dialog. */
  dialog?: string | RegExp
}

const PAGES: readonly Subject[] = [
  {
    name: 'product',
    path: async (shop) =>
      href('product', productParams(await shop.productThat('on offer', (one) => canBeOrdered(one) && one.prices.promo !== null)), LANGUAGE),
    dialog: 'Añadir a la cesta',
  },
  { name: 'home', path: () => href('home', {}, LANGUAGE) },
  { name: 'catalog', path: () => href('catalog', { filters: NO_FILTERS }, LANGUAGE), dialog: /^Todos los filtros/ },
  { name: 'cart', path: () => href('cart', {}, LANGUAGE), hasCart: true },
  { name: 'checkout', path: () => href('checkout', { step: 'contact', order: null }, LANGUAGE), hasCart: true },
  { name: 'login', path: () => href('login', { redirectTo: null }, LANGUAGE) },
  { name: 'userProfile', path: () => href('userProfile', {}, LANGUAGE), persona: 'customer' },
]

for (const [index, subject] of PAGES.entries()) {
  test(`WCAG 1.4.4, 1.4.10, EXT-83: ${subject.name} in large text`, variant(index, PAGES.length), async ({ page, open, shop, logInAs }) => {
    test.slow()
    if (subject.persona) await logInAs(subject.persona)
    if (subject.hasCart) {
      const { id } = await shop.productToOrder()
      const product = await shop.product(id, LANGUAGE)
      if (product) await putIntoCart(page, product, LANGUAGE)
    }
    await open(await subject.path(shop))
    const seen = { there: 0, reached: 0, lost: [] as string[] }
    const layers = [
      ['consent', `${CONSENT}, ${FRAME}, main`],
      ['names', `${FRAME}, main`],
      ...(subject.dialog ? ([['dialog', 'dialog:modal']] as const) : []),
    ] as const
    for (const [layer, parts] of layers) {
      if (layer === 'names') await page.locator(CONSENT).getByRole('button', { name: 'Rechazar' }).click()
      if (layer === 'dialog' && subject.dialog) await main(page).getByRole('button', { name: subject.dialog }).first().click()
      if (layer === 'names') await lengthenNames(page)
      await eachCell(page, async (cell) => {
        const { there, reached, lost } = await reach(page, parts)
        seen.there += there
        seen.reached += reached
        seen.lost.push(...lost.map((what) => `${cell}, ${layer}: ${what}`))
      })
    }
    test.info().annotations.push({ type: 'controls', description: `${seen.reached} of ${seen.there} reached` })
    expect(seen.lost).toEqual([])
  })
}

/** Gives every product and vendor of the page a name without spaces. */
async function lengthenNames(page: Page): Promise<void> {
  await main(page).evaluate((main) => {
    for (const name of main.querySelectorAll('[lang], [data-sold-by], [href*="/vendedor/"]')) {
      if (name.childElementCount === 0 && name.textContent.length > 0) name.textContent = 'Wunderkammer'.padEnd(200, 'm')
    }
  })
}

async function eachCell(page: Page, look: (cell: string) => Promise<void>): Promise<void> {
  for (const size of TEXT_SIZES) {
    await setTextSize(page, size)
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      await look(`${size} % at ${screen.width} px`)
    }
  }
}
