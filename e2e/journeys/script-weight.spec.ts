// What scripts weigh where buying happens: the ceilings of the shop, as the platform sends them.
import { brotliCompressSync } from 'node:zlib'
import { putIntoCart } from '../checkout-parts.ts'
import { expect, test } from '../fixtures.ts'
import { canBeOrdered } from '../shop-lookup.ts'

const MOST_KB = 110

for (const path of ['/cart', '/checkout']) {
  test(`${path} loads at most ${MOST_KB} kB of scripts`, async ({ page, open, shop }) => {
    await putIntoCart(page, await shop.productThat('to be ordered', canBeOrdered))
    const scripts = new Map<string, Promise<Buffer>>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' || response.url().endsWith('.js')) scripts.set(response.url(), response.body())
    })
    await open(path)
    await page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(scripts.values())).reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
    expect(scripts.size).toBeGreaterThan(3)
    expect(Math.round(bytes / 1000), 'kB').toBeLessThanOrEqual(MOST_KB)
    test.info().annotations.push({ type: 'kB', description: String(Math.round(bytes / 1000)) })
  })
}
