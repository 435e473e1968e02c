// What can stand between a full cart and an order (GAP-41, GAP-98, GAP-100, EXT-06).
import { PERSONAS } from '#seeds/personas.ts'
import { agree, main, newEmail, paidHere, putIntoCart, submit, toSummary, total } from '../checkout-parts.ts'
import { expect, test } from '../fixtures.ts'
import { canBeOrdered, isOnSale } from '../shop-lookup.ts'

test.describe('what stands in the way', () => {
  test.use({ expectedStatuses: [409, 503] })

  test('GAP-100: what is sold between the cart and the order is named, and nothing is ordered', async ({
    page,
    open,
    shop,
    playwright,
    baseURL,
  }) => {
    const product = await shop.productThat(
      'of which one is left',
      (one) => one.id > 300 && isOnSale(one) && one.amountOfAvailableItems === 1 && one.deliveryConfigurations.STANDARD !== undefined,
    )
    await putIntoCart(page, product)
    await open('/checkout')
    await toSummary(page)
    await agree(page)
    const rival = await playwright.request.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { origin: baseURL ?? '', langId: 'pl' } })
    await rival.post('/shop/cart/product/add', {
      data: {
        productId: product.id,
        quantity: 1,
        deliveryTypeId: 1,
        productPrice: product.prices.promo ?? product.prices.regular,
        currencyCode: 'PLN',
      },
    })
    const bought = await rival.post('/shop/checkout/order', {
      data: {
        email: newEmail(),
        phone: '501 234 567',
        firstName: 'Jan',
        lastName: 'Nowak',
        deliveryAddress: { street: 'Mała', building: '1', apartment: null, zipCode: '00-950', city: 'Warszawa', countryId: 'PL' },
        invoice: null,
        deliveries: [{ vendorId: product.vendor.id, deliveryTypeId: 1 }],
        paymentMethod: 'BANK_TRANSFER',
        promoCode: null,
        termsAgreement: true,
      },
    })
    expect(bought.status(), await bought.text()).toBe(200)
    await rival.dispose()

    await submit(page).click()
    await expect(
      main(page)
        .getByRole('alert')
        .filter({ hasText: `Nie można już kupić: ${product.name}` }),
    ).toBeVisible()
    await expect(page).toHaveURL(/step=summary$/)
    await main(page).getByRole('link', { name: 'Wróć do koszyka' }).first().click()
    await expect(main(page).getByText('Ta rzecz nie jest już dostępna')).toBeVisible()
  })

  test('a sum that has changed is shown first, and ordered with the next press', async ({ page, open, shop }) => {
    await putIntoCart(page, await shop.productThat('to be ordered', canBeOrdered))
    await open('/checkout')
    await toSummary(page)
    await agree(page)
    await page.route('**/shop/checkout/preview', async (route) => {
      const answer = await route.fetch()
      const json: { data: { cart: { summary: { totalCost: number } } } } = await answer.json()
      json.data.cart.summary.totalCost += 10
      await route.fulfill({ response: answer, json })
    })
    const ordered: string[] = []
    page.on('request', (request) => request.url().endsWith('/shop/checkout/order') && ordered.push(request.url()))
    const before = (await total(page).textContent()) ?? ''
    await submit(page).click()
    await expect(main(page).getByText(/^Ceny zmieniły się/)).toBeVisible()
    await expect(total(page)).not.toHaveText(before)
    expect(ordered).toEqual([])
    await submit(page).click()
    await expect(page).toHaveURL(paidHere)
  })

  test('GAP-41: an e-mail that has an account leads to login, which leads back to the summary', async ({ page, open, shop }) => {
    await putIntoCart(page, await shop.productThat('to be ordered', canBeOrdered))
    await open('/checkout')
    await toSummary(page, PERSONAS.customer.email)
    await agree(page)
    await submit(page).click()
    await expect(main(page).getByText('Konto z tym adresem e-mail już istnieje.')).toBeVisible()
    await main(page).getByRole('link', { name: 'Zaloguj się' }).click()
    await expect(page).toHaveURL(/\/logowanie\?redirectTo=%2Fcheckout%3Fstep%3Dsummary$/)
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(PERSONAS.customer.email)
    await page.getByRole('textbox', { name: 'Hasło' }).fill('patyna-2026')
    await main(page).getByRole('button', { name: 'Zaloguj się' }).click()
    await expect(page).toHaveURL(/\/checkout\?step=summary$/)
    await expect(main(page).getByText('Grażyna Żółć')).toBeVisible()
  })

  test('EXT-06: an order that nobody answered is sent again under its key', async ({ page, open, shop }) => {
    await putIntoCart(page, await shop.productThat('to be ordered', canBeOrdered))
    await open('/checkout')
    await toSummary(page)
    await agree(page)
    const keys: (string | undefined)[] = []
    await page.route('**/shop/checkout/order', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const answer = await route.fetch() // the shop has ordered
      await (keys.length === 1 ? route.fulfill({ status: 503, json: {} }) : route.fulfill({ response: answer }))
    })
    await submit(page).click()
    await expect(main(page).getByRole('alert')).toContainText('Nie udało się')
    await submit(page).click()
    await expect(page).toHaveURL(paidHere)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    await open('/historia-zamowien')
    await expect(main(page).getByRole('article')).toHaveCount(1)
  })
})
