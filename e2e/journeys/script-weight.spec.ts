// Script weight of a first visit against its budgets, compressed as the platform sends them.
import { brotliCompressSync } from 'node:zlib'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { href } from '#app/addresses/href.ts'
import { BUDGETS, WEIGHED, type WeighedPage } from '../budgets.ts'
import { putIntoCart } from '../checkout-parts.ts'
import { expect, test } from '../fixtures.ts'
import { type ProductFacts, productParams } from '../shop-lookup.ts'

const PATHS: Record<WeighedPage, (product: ProductFacts) => string> = {
  home: () => href('home', {}, 'pl'),
  listing: () => href('catalog', { filters: NO_FILTERS }, 'pl'),
  product: (product) => href('product', productParams(product), 'pl'),
  cart: () => href('cart', {}, 'pl'),
  checkout: () => href('checkout', { step: 'contact', order: null }, 'pl'),
}
/** These pages need something in the cart. */
const NEED_A_CART: ReadonlySet<WeighedPage> = new Set<WeighedPage>(['cart', 'checkout'])

for (const kind of WEIGHED) {
  const most = BUDGETS.firstLoadScripts[kind]
  test(`${kind}: at most ${most / 1000} kB of scripts`, async ({ page, open, shop }) => {
    const product = await shop.productToOrder()
    if (NEED_A_CART.has(kind)) await putIntoCart(page, product)
    const scripts = new Map<string, Promise<Buffer>>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' || response.url().endsWith('.js')) scripts.set(response.url(), response.body())
    })
    await open(PATHS[kind](product))
    await page.waitForLoadState('networkidle')
    const files = await Promise.all(
      [...scripts].map(async ([url, body]) => ({ name: new URL(url).pathname, bytes: brotliCompressSync(await body).length })),
    )
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    test.info().annotations.push({ type: 'kB', description: (bytes / 1000).toFixed(1) })
    // React alone is larger: a smaller sum means that nothing was counted.
    expect(bytes).toBeGreaterThan(60_000)
    expect(bytes, files.map(({ name, bytes: each }) => `${name} ${each}`).join(', ')).toBeLessThanOrEqual(most)
  })
}
