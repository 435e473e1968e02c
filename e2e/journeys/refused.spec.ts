// EXT-72: whatever a browser refuses, every kind of page works: what is absent × how × page.
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { href } from '#app/addresses/href.ts'
import { putIntoCart } from '../checkout-parts.ts'
import { expect, main, test } from '../fixtures.ts'
import { type ProductFacts, productParams } from '../shop-lookup.ts'
import { variant } from '../turns.ts'

const PATHS = (product: ProductFacts) => [
  href('home', {}, 'pl'),
  href('catalog', { filters: NO_FILTERS }, 'pl'),
  href('product', productParams(product), 'pl'),
  href('cart', {}, 'pl'),
  '/checkout',
  '/logowanie',
  '/rejestracja',
  href('favorites', {}, 'pl'),
  '/cp/pl/kontakt-z-nami',
]

const REFUSED = ['localStorage', 'sessionStorage', 'locks', 'BroadcastChannel', 'cookie'] as const
const WAYS = ['absent', 'throws'] as const
/** Where cookies throw (a sandboxed frame) nothing of the page starts, yet. */
const MATRIX = REFUSED.flatMap((what) => WAYS.map((way) => ({ what, way }))).filter(
  ({ what, way }) => what !== 'cookie' || way !== 'throws',
)

for (const [index, { what, way }] of MATRIX.entries()) {
  test(`EXT-72: ${what}: ${way}`, variant(index, MATRIX.length), async ({ page, open, shop }) => {
    const product = await shop.productToOrder()
    await putIntoCart(page, product)
    await page.addInitScript(
      ([name, isThrown]) => {
        const owner = { locks: navigator, cookie: Document.prototype }[name as string] ?? window
        const refuse = () => {
          if (isThrown) throw new DOMException('The operation is insecure.', 'SecurityError')
          return name === 'cookie' ? '' : undefined
        }
        Object.defineProperty(owner, name, {
          get: refuse,
          set: () => {
            refuse()
          },
          configurable: true,
        })
        if (name === 'cookie') Object.defineProperty(navigator, 'cookieEnabled', { get: () => false })
      },
      [what, way === 'throws'] as const,
    )
    for (const path of PATHS(product)) {
      await open(path)
      await expect(main(page).getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expect(page.getByText('Coś poszło nie tak'), path).toHaveCount(0)
      await expect(page.getByText('potrzebują plików cookie'), path).toHaveCount(what === 'cookie' ? 1 : 0)
    }
  })
}
