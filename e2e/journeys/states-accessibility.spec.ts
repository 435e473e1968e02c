// Accessibility of pages without content, with much content, and with a failure; every-route.spec.ts checks their normal state.
import type { Page } from '@playwright/test'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { type Language, LANGUAGES } from '#app/domain/language.ts'
import { marketOfLanguage } from '#app/domain/market.ts'
import { href } from '#app/addresses/href.ts'
import type { PERSONAS } from '#seeds/personas.ts'
import { checkAxe, checkLayout, smallTargets } from '../axe.ts'
import { putIntoCart } from '../checkout-parts.ts'
import { BOUTIQUE, ROUTE_NAMES, samplePath, STAND_WITHOUT_SHOP, WHO_OPENS } from '../every-page.ts'
import { expect, inOwnWorld, main, SECTION_FAILED, test, title } from '../fixtures.ts'
import { overflowing, PHONE_SCREEN } from '../layout.ts'
import { PAGE_STATES, stateTitle } from '../matrix-args.ts'

// All in one test, one after the other: shared files load once.
test.describe.configure({ timeout: 300_000 })
test.beforeEach(inOwnWorld)

/** WCAG 2.2, 1.4.10. */
const REFLOW = { width: 320, height: 640 }

/** Checks the part between header and footer, on the desktop and at phone width; the frame is the same everywhere. */
async function checkMain(page: Page, where: string, checked = new Set<string>()) {
  await expect(title(page), where).not.toBeEmpty()
  const desktop = page.viewportSize()
  // Most pages of a failing shop are identical except for the URL: axe would find the same on each.
  const markup = await markupOfMain(page)
  const isNew = !checked.has(markup)
  checked.add(markup)
  for (const [screen, check] of [
    [desktop ?? PHONE_SCREEN, checkAxe],
    [PHONE_SCREEN, checkLayout],
  ] as const) {
    await page.setViewportSize(screen)
    if (isNew) await test.step(`${where}, ${screen.width} px`, async () => check(page, 'main'))
    expect(await smallTargets(page), where).toEqual([])
    expect(await overflowing(page), where).toEqual([])
  }
  await page.setViewportSize(REFLOW)
  expect(await overflowing(page), where).toEqual([])
  if (desktop) await page.setViewportSize(desktop)
}

/** Markup of the content, without URLs and React's ids, in which identical pages differ. */
async function markupOfMain(page: Page): Promise<string> {
  const html = await main(page).evaluate((main) => main.outerHTML)
  return html.replaceAll(/ (href|action|id|for|aria-labelledby|aria-describedby)="[^"]*"/g, ' $1')
}

const NOTHING = { ...NO_FILTERS, price: { from: 99_999_999 } }

/** Pages without content. */
const empty = (language: Language): readonly [who: keyof typeof PERSONAS | null, path: string][] => [
  [null, href('catalog', { filters: NOTHING }, language)],
  [null, href('boutique', { butique: BOUTIQUE, filters: NOTHING }, language)],
  [null, href('cart', {}, language)],
  [null, href('favorites', {}, language)],
  [null, href('checkout', { step: 'contact', order: null }, language)],
  [null, href('newPassword', { token: null }, language)],
  ['pro', href('orderHistory', { page: 1 }, language)],
  ['pro', href('proLists', {}, language)],
]

for (const language of LANGUAGES) {
  test(stateTitle(PAGE_STATES.empty, language), async ({ page, open, logInAs }) => {
    for (const [who, path] of empty(language)) {
      if (who === 'pro') await logInAs(who)
      await open(path)
      await checkMain(page, path)
    }
  })

  test(stateTitle(PAGE_STATES.full, language), async ({ page, open, shop, logInAs, baseURL }) => {
    await logInAs('pro')
    const found = await shop.productToOrder()
    const product = await shop.product(found.id, language)
    if (!product) throw new Error('The product is gone.')
    await putIntoCart(page, product, language)
    await page.request.post(`/shop/client/product/like/${product.id}`, {
      data: { like: true },
      headers: { origin: baseURL ?? '', langId: language },
    })
    for (const path of [
      href('cart', {}, language),
      href('favorites', {}, language),
      href('discountCodes', {}, language),
      href('checkout', { step: 'contact', order: null }, language),
    ]) {
      await open(path)
      await checkMain(page, path)
    }
    await main(page)
      .getByRole('textbox', { name: /mail|correo/i })
      .first()
      .fill('')
    await main(page)
      .locator('form')
      .getByRole('button', { name: /^(Dalej|Next|Siguiente)/ })
      .click()
    await expect(main(page).locator('[aria-invalid=true]').first()).toBeFocused()
    await checkMain(page, 'the first step with errors')
  })

  test.describe('while the shop fails', () => {
    test.use({ expectedStatuses: [404, 500, 503], expectedErrors: [SECTION_FAILED] })

    test(stateTitle(PAGE_STATES.down, language), async ({ page, open, shop, mock, logInAs }) => {
      const pages: { path: string; who: keyof typeof PERSONAS | null; status: number }[] = []
      // One after the other: several concern orders of one customer, who has one cart.
      for (const name of ROUTE_NAMES) {
        const status = STAND_WITHOUT_SHOP.has(name) ? 200 : 503
        pages.push({ path: await samplePath(name, shop, language), who: WHO_OPENS[name] ?? null, status })
      }
      pages.push({ path: `${marketOfLanguage(language).prefix}/nie-ma-takiej-strony`, who: null, status: 404 })
      const checked = new Set<string>()
      for (const visitor of [null, 'customer', 'pro'] as const) {
        await mock.scenario(null)
        // Pages of strangers make no personal calls, so no such call can fail.
        if (visitor) await logInAs(visitor)
        else await page.request.get('/shop/cart/details2', { headers: { langId: language } })
        await mock.scenario('everything-down')
        for (const { path, status } of pages.filter(({ who }) => who === visitor)) {
          const response = await open(path)
          const { pathname, search } = new URL(page.url())
          expect([pathname + search, response?.status()]).toEqual([path, status])
          await checkMain(page, path, checked)
        }
      }
    })
  })
}
