// Orders to other countries: phone, postal code and tax number by the rules of the country (EXT-12; J-08).
import type { Page, Request } from '@playwright/test'
import { choose, newEmail, putIntoCart } from '../checkout-parts.ts'
import { expect, inOwnWorld, main, test } from '../fixtures.ts'
import { overflowing } from '../layout.ts'
import { type ShopLookup } from '../shop-lookup.ts'
import { type JourneyDriver, journeyDriver } from '../input-driver.ts'
import { INPUT_MODES, modeTitle } from '../input-modes.ts'

const field = (page: Page, name: string) => main(page).locator(`[name=${name}]`)
async function fill({ page, input }: JourneyDriver, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await input.fill(field(page, name), value)
}
async function withCart(page: Page, shop: ShopLookup, language: 'en' | 'es') {
  const facts = await shop.productToOrder()
  const product = await shop.product(facts.id, language)
  if (!product) throw new Error('The product is gone.')
  await putIntoCart(page, product, language)
}

/** Finishes the order from the step of payment on; returns the request that placed it. */
async function orderBy({ page, input }: JourneyDriver, words: { next: RegExp; card: string; order: string }): Promise<Request> {
  await choose(page, words.card, input)
  await input.click(main(page).getByRole('button', { name: words.next }))
  await expect(page).toHaveURL(/step=summary$/)
  for (const name of ['termsAgreement', 'personalDataAgreement']) await input.check(field(page, name))
  const placed = page.waitForRequest('**/shop/checkout/order')
  await input.click(main(page).getByRole('button', { name: words.order }))
  await expect(page).toHaveURL(/platnosc-testowa/)
  return placed
}

const EN = { next: /^Next/, card: 'Payment card', order: 'Order with obligation to pay' }
const ES = { next: /^Siguiente/, card: 'Tarjeta', order: 'Pedido con obligación de pago' }

test.beforeEach(inOwnWorld)

for (const mode of INPUT_MODES) {
  test(
    `EXT-12, J-08: a guest in Germany orders, and is told how a number is written there, ${modeTitle(mode, 0)}`,
    mode.details,
    async ({ page, shop }) => {
      const driver = await journeyDriver(page, mode)
      const { input } = driver
      await withCart(page, shop, 'en')
      await driver.open('/en/checkout')
      const next = main(page).getByRole('button', { name: EN.next })
      await input.click(next)
      await expect(field(page, 'countryId'), 'the first field that is missing').toBeFocused()
      await input.select(field(page, 'countryId'), 'Germany')
      await expect(main(page).getByText('+49', { exact: true })).toBeVisible()
      await fill(driver, { email: newEmail(), firstName: 'Jürgen', lastName: 'Weiß', phone: '12' })
      await input.click(next)
      await expect(field(page, 'phone')).toHaveAccessibleDescription(/Enter the number as in 01512 3456789\./)
      expect(await overflowing(page)).toEqual([])
      await fill(driver, { phone: '0151 2345-6789' })
      await input.click(next)
      await expect(page).toHaveURL(/step=delivery$/)
      await expect(field(page, 'countryId')).toHaveValue('DE')
      await fill(driver, { street: 'Torstraße', building: '1', zipCode: '90-926', city: 'Berlin' })
      await input.click(next)
      await expect(field(page, 'zipCode')).toHaveAccessibleDescription(/Enter the postal code as in 10115\./)
      await fill(driver, { zipCode: '10119' })
      await input.click(next)
      await expect(page).toHaveURL(/step=payment$/)
      const placed = await orderBy(driver, EN)
      expect(placed.postDataJSON()).toMatchObject({
        phone: '+49 15123456789',
        deliveryAddress: { zipCode: '10119', countryId: 'DE' },
        invoice: null,
      })
    },
  )

  test(
    `EXT-12, J-17: a Spanish company gets its invoice with its own tax number, ${modeTitle(mode, 1)}`,
    mode.details,
    async ({ page, shop }) => {
      const driver = await journeyDriver(page, mode)
      const { input } = driver
      await withCart(page, shop, 'es')
      await driver.open('/es/checkout')
      const next = main(page).getByRole('button', { name: ES.next })
      await expect(field(page, 'countryId')).toHaveValue('ES')
      await fill(driver, { email: newEmail(), firstName: 'Lucía', lastName: 'Peña', phone: '612 34 56 78' })
      await input.check(field(page, 'wantsInvoice'))
      await fill(driver, { company: 'Muebles Peña SL', nip: 'A58818502', invoiceAddress: 'Calle Mayor 3, 28013 Madrid' })
      await expect(main(page).getByRole('textbox', { name: 'NIF / CIF' })).toBeVisible()
      await input.click(next)
      await expect(field(page, 'nip'), 'its last digit is wrong').toBeFocused()
      await fill(driver, { nip: 'a-58818501' })
      await input.click(next)
      await expect(page).toHaveURL(/step=delivery$/)
      await fill(driver, { street: 'Calle Mayor', building: '3', zipCode: '28013', city: 'Madrid' })
      await input.click(next)
      await expect(page).toHaveURL(/step=payment$/)
      const placed = await orderBy(driver, ES)
      expect(placed.postDataJSON()).toMatchObject({
        phone: '+34 612345678',
        invoice: { company: 'Muebles Peña SL', nip: 'ESA58818501' },
      })
    },
  )
}
