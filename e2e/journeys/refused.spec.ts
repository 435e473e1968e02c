// EXT-72: whatever a browser refuses, every kind of page works: what is absent × how × page.
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { href } from '#app/addresses/href.ts'
import { main, putIntoCart } from '../checkout-parts.ts'
import { expect, test } from '../fixtures.ts'
import { canBeOrdered, type ProductFacts, productParams } from '../shop-lookup.ts'
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

const REFUSED = ['localStorage', 'sessionStorage', 'locks', 'BroadcastChannel'] as const
const WAYS = ['absent', 'throws'] as const
const MATRIX = REFUSED.flatMap((what) => WAYS.map((way) => ({ what, way })))

for (const [index, { what, way }] of MATRIX.entries()) {
  test(`EXT-72: ${what}: ${way}`, variant(index, MATRIX.length), async ({ page, open, shop }) => {
    const product = await shop.productThat('to be ordered', canBeOrdered)
    await putIntoCart(page, product)
    await page.addInitScript(
      ([name, isThrown]) => {
        const owner = name === 'locks' ? navigator : window
        const refuse = () => {
          if (isThrown) throw new DOMException('The operation is insecure.', 'SecurityError')
        }
        Object.defineProperty(owner, name, { get: refuse, configurable: true })
      },
      [what, way === 'throws'] as const,
    )
    for (const path of PATHS(product)) {
      await open(path)
      await expect(main(page).getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expect(page.getByText('Coś poszło nie tak'), path).toHaveCount(0)
    }
  })
}

test('EXT-72: a password of 200 characters is told the limit', async ({ page, open }) => {
  await open('/logowanie')
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('hanna@patyna.test')
  await page.getByRole('textbox', { name: 'Hasło' }).fill('a'.repeat(200))
  await main(page).getByRole('button', { name: 'Zaloguj się' }).click()
  await expect(main(page).getByText('Za dużo znaków. Największa liczba: 128.')).toBeVisible()
})
