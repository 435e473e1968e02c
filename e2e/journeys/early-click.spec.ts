import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { href } from '#app/addresses/href.ts'
import { expect, main, test, title, untilHydrated } from '../fixtures.ts'
import { holdScripts } from '../hold-scripts.ts'
import { canBeOrdered, productParams } from '../shop-lookup.ts'

/** Marker of a listing's streamed items. */
const ITEMS = '<div hidden id="S:0"'
const SCRIPTS_AFTER_MS = 300
const NEXT_PAGE_AFTER_MS = 1500
const ITEMS_AFTER_MS = 3000

/** A listing not yet in the cache, by a colour that does not exist beside one that does: cached ones are not streamed. */
const NEW_LISTING = `/produkty?colors=2,${90_000_000 + (Date.now() % 9_000_000)}`

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Simulates a slow connection: a listing's items arrive late, scripts a little late, other pages slowly. */
async function slowLine(shop: string) {
  const server = createServer(async ({ url = '/', headers: { cookie = '' } }, response) => {
    if (url.endsWith('.js')) await pause(SCRIPTS_AFTER_MS)
    if (url.startsWith('/cp/')) await pause(NEXT_PAGE_AFTER_MS)
    const answer = await fetch(shop + url, { headers: { 'accept-encoding': 'identity', cookie } })
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = Object.fromEntries(answer.headers)
    delete headers['content-length']
    response.writeHead(answer.status, headers)
    const items = url === NEW_LISTING ? body.indexOf(ITEMS) : -1
    if (items === -1) return response.end(body)
    response.write(body.subarray(0, items))
    await pause(ITEMS_AFTER_MS)
    return response.end(body.subarray(items))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

// The browser aborts the stream at the click; React, hydrating afterwards, must not report an error (#412, #419).
test('a click on a link during streaming navigates without an error', async ({ page, baseURL, mock }) => {
  // With a fast shop API the items would be in the first chunk.
  await mock.scenario('slow-search')
  const line = await slowLine(baseURL ?? '')
  await page.goto(line.origin + NEW_LISTING, { waitUntil: 'commit' })
  await page.locator('footer a[href^="/cp/pl/"]').first().waitFor()
  const link = await page.evaluate(() => {
    const first = document.querySelector<HTMLAnchorElement>('footer a[href^="/cp/pl/"]')
    const { readyState } = document
    first?.click()
    return { path: first?.pathname, readyState }
  })
  expect(link.readyState).toBe('loading')
  await page.waitForURL((url) => url.pathname === link.path)
  await expect(title(page)).toBeVisible()
  line.close()
})

test(
  'GAP-158: a product added before the scripts arrive is in the cart once, and not if something else was pressed since',
  {
    tag: '@phone-too',
  },
  async ({ page, shop }) => {
    const path = href('product', productParams(await shop.productToOrder()), 'pl')
    const add = main(page).getByRole('button', { name: 'Dodaj do koszyka' }).first()
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await add.click()
    await add.click()
    const added = page.waitForResponse('**/shop/cart/product/add')
    release()
    expect((await added).ok()).toBe(true)
    await expect(page.getByRole('dialog', { name: 'Dodano do koszyka' })).toBeVisible()
    await page.goto('/cart')
    await expect(main(page).getByRole('spinbutton')).toHaveValue('1')

    await page.unrouteAll()
    const releaseAgain = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await add.click()
    await title(page).click()
    const calls: string[] = []
    page.on('request', (request) => request.url().endsWith('/cart/product/add') && calls.push(request.url()))
    releaseAgain()
    await untilHydrated(page)
    await page.waitForTimeout(500)
    expect(calls).toEqual([])
  },
)

test('GAP-157, DLV-01: what is chosen before the scripts arrive is what is added', { tag: '@phone-too' }, async ({ page, shop }) => {
  const product = await shop.productThat(
    'by both ways',
    (one) => canBeOrdered(one) && one.amountOfAvailableItems >= 3 && one.deliveryConfigurations.HOME !== undefined,
  )
  const release = await holdScripts(page)
  await page.goto(href('product', productParams(product), 'pl'), { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await main.locator('#delivery-HOME').check()
  await main.getByRole('spinbutton').first().fill('3')
  await main.getByRole('button', { name: 'Dodaj do koszyka' }).first().click()
  const asked = page.waitForRequest('**/shop/cart/product/add')
  release()
  expect((await asked).postDataJSON()).toMatchObject({ deliveryTypeId: 2, quantity: 3 })
  await expect(main.getByRole('spinbutton').first()).toHaveValue('3')
  await expect(main.locator('#delivery-HOME')).toBeChecked()
})
