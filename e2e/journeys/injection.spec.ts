// Texts from vendors, editors, shoppers and URLs never execute and never become elements.
import type { Page } from '@playwright/test'
import { promoBarCookie } from '#app/domain/marketing/promo-bar.ts'
import { SCRIPT_COOKIES } from '#app/domain/marketing/script-cookies.ts'
import { boundKeys, FACETS, LISTING_KEYS, RANGE_FACETS } from '#app/domain/search/facets.ts'
import { href } from '#app/addresses/href.ts'
import type { RouteName } from '#app/addresses/route-params.ts'
import { PROMO_BARS } from '#seeds/content/promo-bars.ts'
import { ALL_ATTACKS } from '../attacks.ts'
import { samplePath, WHO_OPENS } from '../every-page.ts'
import { expect, SECTION_FAILED } from '../fixtures.ts'
import { test } from '../hostile-shop.ts'
import { productParams } from '../shop-lookup.ts'
import { variant } from '../turns.ts'

/** One URL of each place where texts of the shop or of visitors are rendered. */
const PAGES: readonly RouteName[] = ['home', 'catalog', 'vendor', 'content', 'product', 'userProfile', 'proLists']
/** Opened twice: the first response is streamed, the second comes from the cache. */
const TWICE: ReadonlySet<RouteName> = new Set<RouteName>(['catalog', 'product'])
/** Every query parameter of a listing. */
const KEYS = [
  ...Object.values(LISTING_KEYS),
  ...Object.values(FACETS).flatMap(({ query, kind }) => (kind === 'range' ? [] : [query])),
  ...RANGE_FACETS.flatMap((facet) => Object.values(boundKeys(facet))),
]

// One worker, because it starts an edge.
test.describe.configure({ mode: 'default' })

test.use({ hasPictures: true, expectedStatuses: [500, 503], expectedErrors: [SECTION_FAILED] })

test.beforeEach(async ({ page, baseURL }) => {
  // CSP violations and errors appear on the console, where the fixture fails the journey.
  await page.addInitScript(() => Reflect.set(window, 'ran', () => console.error('An attack has run')))
  page.on('dialog', (dialog) => dialog.dismiss())
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    expect.soft([baseURL, 'null'], `${request.url()} is asked for`).toContain(origin)
    expect.soft(pathname, 'nothing is reported').not.toBe('/csp')
  })
})

for (const [index, name] of PAGES.entries()) {
  test(
    `${name}: XSS payloads in texts of the shop and its visitors stay texts`,
    variant(index, PAGES.length),
    async ({ page, open, shop, logInAs }) => {
      const persona = WHO_OPENS[name]
      if (persona) await logInAs(persona)
      const path = await samplePath(name, shop, 'pl')
      for (let times = TWICE.has(name) ? 2 : 1; times > 0; times--) {
        // On a busy machine the texts may be late or missing; then the page is loaded again.
        await expect(async () => {
          await open(path)
          await expect.poll(() => page.evaluate(() => document.body.textContent.includes('ran()')), 'attacks are there').toBe(true)
        }).toPass()
        await expectHarmless(page)
      }
    },
  )
}

/** Script-writable cookies, and those of the session. */
const COOKIE_NAMES = [
  ...Object.values(SCRIPT_COOKIES)
    .filter((cookie) => cookie !== SCRIPT_COOKIES.promoBarClosed)
    .map(({ name }) => name),
  ...PROMO_BARS.map(({ id = 0 }) => promoBarCookie(id)),
  'token',
  'ysguestId',
  'cartHint',
  'likesHint',
  'userHint',
  'whole',
]

test('GAP-59, GAP-65: XSS payloads in a URL or a cookie stay texts, and redirect nowhere', async ({
  page,
  open,
  shop,
  context,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const attack = (at: number) => encodeURIComponent(ALL_ATTACKS[at % ALL_ATTACKS.length] ?? '')
  const all = encodeURIComponent(ALL_ATTACKS.join(' '))
  for (const path of [
    `/produkty?${KEYS.map((key, at) => `${key}=${attack(at)}`).join('&')}`,
    `/produkty?${LISTING_KEYS.textSearch}=${all}`,
    ...['javascript:ran()', '//evil.test/', '/"><script data-hostile>ran()</script>'].map((to) => href('login', { redirectTo: to }, 'pl')),
  ]) {
    await open(path)
    await expectHarmless(page)
  }

  for (const first of [0, 20]) {
    await context.addCookies(COOKIE_NAMES.map((name, at) => ({ name, value: attack(first + at), url })))
    for (const path of [href('product', productParams(await shop.productOnSale()), 'pl'), href('cart', {}, 'pl')]) {
      await open(path)
      await expectHarmless(page)
    }
  }
})

/** Expects no payload to have become an element, an event handler, or a URL that executes or leads to the attacker. */
async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const all = [...document.querySelectorAll('*')]
    const attributes = all.flatMap((element) => [...element.attributes].map(({ name, value }) => ({ name, value })))
    return {
      elements: all.filter((element) => element.hasAttribute('data-hostile')).map((element) => element.outerHTML.slice(0, 120)),
      handlers: attributes.filter(({ name }) => name.startsWith('on')),
      addresses: attributes.filter(
        ({ name, value }) =>
          /^((xlink:)?href|src|action|formaction)$/.test(name) &&
          URL.canParse(value, location.href) &&
          /^(javascript|data:text|vbscript|blob)|\/\/evil\.test/.test(new URL(value, location.href).href.replace(/\?.*/s, '')),
      ),
    }
  })
  expect(found).toEqual({ elements: [], handlers: [], addresses: [] })
}
