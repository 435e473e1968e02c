// A first visit has only the rules of its markup (edge/deliver/used-styles.ts). With the whole stylesheets nothing may look different, on any
// width, in the dark, with the system's colours or on paper; and scripts add nothing before those have come.
import type { Browser, Page } from '@playwright/test'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { href } from '#app/addresses/href.ts'
import { routeSegment } from '#app/i18n/route-segments.ts'
import { expect, test, untilHydrated } from '../fixtures.ts'
import { productParams, type ShopLookup } from '../shop-lookup.ts'
import { BASE_URL } from '../stack.ts'

const PATHS: Record<string, (shop: ShopLookup) => Promise<string>> = {
  home: async () => href('home', {}, 'pl'),
  listing: async () => href('catalog', { filters: NO_FILTERS }, 'pl'),
  product: async (shop) => href('product', productParams(await shop.productOnSale()), 'en'),
  content: async () => href('content', { slug: routeSegment('contact', 'es') }, 'es'),
}

/** How a page is looked at; without transitions, which would go on while it is. */
const VIEWS = [
  { width: 390, media: { media: 'screen', colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' } },
  { width: 820, media: { media: 'screen', colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'reduce' } },
  { width: 1440, media: { media: 'screen', colorScheme: 'light', forcedColors: 'active', reducedMotion: 'reduce' } },
  { width: 1440, media: { media: 'print', colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' } },
] as const

/** Files that come once `held` has settled; without it they never do. */
interface Withheld {
  of: (file: string) => boolean
  held?: Promise<void>
}

/** A page of somebody who was never here, from the store, with the styles of its markup inside. */
async function firstVisit(browser: Browser, path: string, { of, held }: Withheld): Promise<Page> {
  for (let tries = 0; tries < 20; tries++) {
    const context = await browser.newContext({ baseURL: BASE_URL })
    const page = await context.newPage()
    await page.route('**/assets/*', async (route) => {
      if (of(route.request().url()) && !held) return route.abort()
      if (of(route.request().url())) await held
      return route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    if ((await page.locator('style[data-precedence=inline]').count()) > 0) return page
    await context.close()
  }
  throw new Error(`${path} is not stored`)
}

declare global {
  interface Window {
    /** Values of properties of elements, as they were noted. */
    notedStyles?: Map<string, string>
  }
}

/**
 * Notes what the elements of the page and their pseudo-elements look like, one of each kind (those with the same traits have the same rules).
 * @returns what has changed since it was noted before
 */
async function noteLooks(page: Page): Promise<string[]> {
  const changed: string[] = []
  for (const { width, media } of VIEWS) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia(media)
    const view = `${width} ${JSON.stringify(media)}`
    const ofView = await page.evaluate(async (name) => {
      // What moves with the scroll has its place two frames after the view has changed.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const properties = [...getComputedStyle(document.body)].filter((property) => !property.startsWith('--'))
      const traits = (element: Element | null) =>
        element &&
        `${element.tagName}${[...element.attributes].map((each) => (/^(class|data|aria)/.test(each.name) ? each.value : '')).join('.')}`
      const noted = (window.notedStyles ??= new Map<string, string>())
      const seen = new Set<string>()
      const differences: string[] = []
      for (const element of document.querySelectorAll('body, body *')) {
        const kind = `${name} ${traits(element.parentElement)} > ${traits(element)}`
        if (seen.has(kind)) continue
        seen.add(kind)
        for (const part of [null, '::before', '::after']) {
          const style = getComputedStyle(element, part)
          if (part && style.content === 'none' && !noted.has(kind + part)) continue
          const values = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`)
          const before = noted.get(kind + (part ?? ''))?.split('\n')
          if (before)
            differences.push(
              ...values.flatMap((value, at) => (value === before[at] ? [] : `${kind}${part ?? ''} ${before[at]}, then ${value}`)),
            )
          noted.set(kind + (part ?? ''), values.join('\n'))
        }
      }
      return { differences, kinds: seen.size }
    }, view)
    expect(ofView.kinds).toBeGreaterThan(100)
    changed.push(...ofView.differences)
  }
  return changed
}

for (const [kind, pathOf] of Object.entries(PATHS)) {
  test(`${kind}: looks as with its whole stylesheets`, async ({ browser, shop }) => {
    const page = await firstVisit(browser, await pathOf(shop), { of: (file) => file.endsWith('.js') })
    await noteLooks(page)
    await page.evaluate(async () =>
      Promise.all(
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(async (link) => {
          const loaded = new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))
          link.disabled = false
          await loaded
        }),
      ),
    )
    expect(await noteLooks(page)).toEqual([])
    await page.context().close()
  })
}

test('scripts add nothing before the whole stylesheets hold, and do without those that do not come', async ({ browser }) => {
  const path = href('home', {}, 'pl')
  const held = Promise.withResolvers<void>()
  const page = await firstVisit(browser, path, { of: (file) => file.endsWith('.css'), held: held.promise })
  await page.waitForLoadState('domcontentloaded')
  await expect(page.locator('link[rel=stylesheet][disabled]')).toHaveCount(0)
  await expect(untilHydrated(page, 1000)).rejects.toThrow('Timeout')
  held.resolve()
  await untilHydrated(page)
  await page.context().close()

  const without = await firstVisit(browser, path, { of: (file) => file.endsWith('.css') })
  await untilHydrated(without)
  await without.context().close()
})
