// The cart while the shop API fails: its content is never lost, and a failed button can be clicked again (spec §8).
import type { Page } from '@playwright/test'
import { addButton, addedDialog, cartLink, lineOf } from '../cart-parts.ts'
import { putIntoCart } from '../checkout-parts.ts'
import { BROKEN_OFF, expect, inOwnWorld, main, test, title } from '../fixtures.ts'
import { isOnSale, type ProductFacts } from '../shop-lookup.ts'
import { variant } from '../turns.ts'

const isPlenty = (one: ProductFacts) =>
  isOnSale(one) && one.amountOfAvailableItems >= 3 && one.deliveryConfigurations.STANDARD !== undefined

const quantity = (page: Page) => main(page).getByRole('spinbutton').first()

/** After a failed click: the button is idle, nothing is shown, and screen readers get a message (GAP-131). */
async function expectNothingAdded(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: 'Nie dodano do koszyka.' })).toHaveCount(1)
  await expect(addButton(page)).not.toHaveAttribute('aria-busy', 'true')
  await expect(addButton(page)).toBeEnabled()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Komunikaty' })).toBeEmpty()
}

test.describe('adding', () => {
  test.use({ expectedStatuses: [409, 429, 503], expectedErrors: [BROKEN_OFF] })

  const failures = [
    ['answers 503', 'status', '503'],
    ['never answers', 'hang', undefined],
  ] as const
  for (const [index, [how, kind, arg]] of failures.entries()) {
    test(
      `CRT-11, ERR-02, ERR-03: a shop API that ${how} adds nothing; the selection stays, and the next click adds it`,
      variant(index, failures.length),
      async ({ page, visitProduct, shop, mock }) => {
        await visitProduct(await shop.productThat('with three pieces', isPlenty))
        await quantity(page).fill('2')
        await mock.fault({ route: 'addToCart', kind, ...(arg !== undefined && { arg }) })
        await addButton(page).click()
        await expectNothingAdded(page)
        await expect(cartLink(page)).toHaveAccessibleName('Koszyk')
        await expect(quantity(page)).toHaveValue('2')

        await mock.heal()
        await addButton(page).click()
        await expect(addedDialog(page)).toBeVisible()
        await expect(cartLink(page)).toHaveAccessibleName('Koszyk, 1 rzecz')
      },
    )
  }

  test('EXT-06: an addition whose response is lost is in the cart, and the next click adds no second one', async ({
    page,
    visitProduct,
    open,
    shop,
    mock,
  }) => {
    const product = await shop.productThat('with three pieces', isPlenty)
    await visitProduct(product)
    await mock.fault({ route: 'addToCart', kind: 'response-lost', first: 1 })
    await addButton(page).click()
    await expectNothingAdded(page)
    await addButton(page).click()
    await expect(addedDialog(page)).toBeVisible()
    await open('/cart')
    await expect(lineOf(page, product).getByRole('spinbutton')).toHaveValue('1')
  })

  const pages: readonly (readonly [string, (page: Page) => Promise<unknown>, boolean])[] = [
    ['on the page', async () => undefined, true],
    [
      'on the page of a browser without the Navigation API',
      async (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'navigation')),
      true,
    ],
    // It is loaded anew, and nothing can be announced.
    ['on the page of an older build', async (page) => page.route('**/_rsc/**', (route) => route.fulfill({ status: 409 })), false],
  ]
  for (const [index, [where, prepare, isRefreshed]] of pages.entries()) {
    test(
      `GAP-98: a price that rose meanwhile is shown ${where}, and the next click adds at it`,
      variant(index, pages.length),
      async ({ page, visitProduct, shop, mock }) => {
        await prepare(page)
        const product = await shop.productThat('with three pieces and no reduction', (one) => isPlenty(one) && one.prices.promo === null)
        await visitProduct(product)
        const price = main(page)
          .locator('[data-price]')
          .or(main(page).getByText(/^\d[\d ]*(,\d\d)? zł$/))
          .first()
        const before = await price.innerText()
        await mock.scenario('price-changed')
        await addButton(page).click()
        await expect(price).not.toHaveText(before)
        if (isRefreshed) await expectNothingAdded(page)
        await mock.scenario(null)
        await addButton(page).click()
        await expect(addedDialog(page)).toBeVisible()
      },
    )
  }

  test('GAP-98: a price that rose meanwhile is shown among the favourites, too, and the next click adds at it', async ({
    page,
    visit,
    shop,
    mock,
    baseURL,
  }) => {
    const product = await shop.productThat('with three pieces and no reduction', (one) => isPlenty(one) && one.prices.promo === null)
    const like = { data: { like: true }, headers: { origin: baseURL ?? '' } }
    expect((await page.request.post(`/shop/client/product/like/${product.id}`, like)).status()).toBe(200)
    await visit('favorites', {})
    const card = lineOf(page, product)
    const price = card.getByText(/^\d[\d ]*(,\d\d)? zł$/)
    const before = await price.innerText()
    await mock.scenario('price-changed')
    await card.hover()
    const add = card.getByRole('button', { name: /^Dodaj do koszyka: / })
    await add.click()
    await expect(price).not.toHaveText(before)
    await expect(cartLink(page)).toHaveAccessibleName('Koszyk')
    await mock.scenario(null)
    await add.click()
    await expect(cartLink(page)).toHaveAccessibleName('Koszyk, 1 rzecz')
  })

  test('GAP-100, PRD-55: a product bought by somebody else at the same moment is shown as sold, and nothing is added', async ({
    page,
    visitProduct,
    shop,
    mock,
  }) => {
    await visitProduct(await shop.productThat('with three pieces', isPlenty))
    await mock.scenario('sold-out-on-add')
    await addButton(page).click()
    await expect(main(page).getByText('Sprzedane').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(cartLink(page)).toHaveAccessibleName('Koszyk')
  })
})

test.describe('the page of the cart', () => {
  test.use({ expectedStatuses: [503], expectedErrors: [BROKEN_OFF] })

  for (const [index, scenario] of (['cart-503', 'cart-hang'] as const).entries()) {
    test(
      `GAP-140, ERR-05: with ${scenario} it shows an error within the frame, and a click loads the cart`,
      variant(index, 2),
      async ({ page, open, shop, mock }) => {
        const product = await shop.productThat('with three pieces', isPlenty)
        await putIntoCart(page, product)
        await mock.scenario(scenario)
        expect((await open('/cart'))?.status()).toBe(503)
        await expect(title(page, 'Nie udało się wczytać koszyka')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await expect(page.getByRole('searchbox', { name: 'Szukaj w katalogu' })).toBeVisible()

        const retry = main(page).getByRole('button', { name: 'Spróbuj ponownie' })
        const failed = page.waitForResponse('**/shop/cart/details2')
        await retry.click()
        if (scenario === 'cart-hang') await expect(retry).toHaveAttribute('aria-busy', 'true')
        expect((await failed).status()).toBe(503)
        await expect(retry).not.toHaveAttribute('aria-busy', 'true')
        await mock.scenario(null)
        await retry.click()
        await expect(lineOf(page, product)).toBeVisible()
      },
    )
  }
})

test.describe('the way to the checkout', () => {
  test.use({ expectedStatuses: [503] })
  const toCheckout = (page: Page) => main(page).getByRole('complementary').getByRole('link', { name: 'Do kasy' })

  test('EXT-44: waits for a change under way, so that the checkout has it; one that fails is said, and leads nowhere', async ({
    page,
    open,
    shop,
    mock,
  }) => {
    inOwnWorld({ mock })
    const product = await shop.productThat('with three pieces', isPlenty)
    await putIntoCart(page, product)
    await open('/cart')
    const more = lineOf(page, product).getByRole('button', { name: /^Więcej/ })

    /** A slow line. */
    const slowly = async () => new Promise((resolve) => setTimeout(resolve, 1500))
    await page.route('**/change-quantity', async (route) => {
      await slowly()
      await route.fulfill({ status: 503, json: { error: { code: 'SHOP_UNAVAILABLE' } } })
    })
    await more.click()
    await toCheckout(page).click()
    await expect(lineOf(page, product).getByText(/Spróbuj ponownie/)).toBeVisible()
    await expect(page).toHaveURL('/cart')

    await page.unrouteAll()
    await page.route('**/change-quantity', async (route) => {
      await slowly()
      await route.continue()
    })
    await more.click()
    await toCheckout(page).click()
    await expect(page).toHaveURL(/\/checkout/)
    await expect(page.getByText('× 2').filter({ visible: true }).first()).toBeVisible()
  })
})
