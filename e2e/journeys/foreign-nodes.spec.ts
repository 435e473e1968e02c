// What extensions and password managers hang into a document before its scripts run: the page
// stands it, what was typed stays, and nothing is reported.
import type { Page } from '@playwright/test'
import { href } from '#app/addresses/href.ts'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { expect, test, title, untilHydrated } from '../fixtures.ts'
import { FOREIGN_NODES, hangIn } from '../foreign-nodes.ts'
import { holdScripts } from '../hold-scripts.ts'
import { productParams, type ShopLookup } from '../shop-lookup.ts'

/**
 * What React hydrates as it was sent. It compares every child elsewhere than in head and body, and
 * renders the page again.
 */
const STOOD = new Set([
  'a div first in body',
  'a div last in body',
  'an element after body',
  'a meta first in head',
  'attributes of html and body',
])

const TYPED = 'krzesło z Łodzi'
const search = (page: Page) => page.locator('header input[type=search]').first()

/**
 * Opens a page that somebody else has changed, types before its scripts arrive, and says whether
 * its heading is the server's.
 */
async function open(page: Page, path: string, change: (html: string) => string): Promise<boolean> {
  await hangIn(page, change)
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  const heading = title(page)
  await heading.evaluate((element) => Reflect.set(element, 'isServers', true))
  await search(page).fill(TYPED)
  release()
  await untilHydrated(page)
  await expect(search(page)).toHaveValue(TYPED)
  await expect(search(page)).toBeFocused()
  const isServers = await heading.evaluate((element) => Reflect.get(element, 'isServers') === true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return isServers
}

async function pathsOf(shop: ShopLookup): Promise<string[]> {
  const product = productParams(await shop.productOnSale())
  return [
    href('home', {}, 'pl'),
    href('catalog', { filters: NO_FILTERS }, 'pl'),
    href('product', product, 'pl'),
    href('login', { redirectTo: null }, 'pl'),
    href('cart', {}, 'pl'),
  ]
}

for (const [name, change] of Object.entries(FOREIGN_NODES))
  test(`${name} before the scripts: what was typed stays, and it is no error of the shop`, async ({ page, shop }) => {
    for (const path of await pathsOf(shop)) expect.soft(await open(page, path, change), path).toBe(STOOD.has(name))
  })

test.describe('without anything foreign', () => {
  test.use({ expectedErrors: [/Minified React error #418/] })

  test('a page that is not what the server sent is an error of the shop', async ({ page, shop }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const [, listing = ''] = await pathsOf(shop)
    await open(page, listing, (html) => html.replace(/(<h1[^>]*>)[^<]+/, '$1Inny tytuł'))
    await expect.poll(() => errors).toEqual([expect.stringContaining('#418')])
  })
})
