// Orders to other countries: phone, postal code and tax number by the rules of the country (EXT-12; J-08).
import type { Page, Request } from '@playwright/test'
import { choose, main, newEmail, putIntoCart } from '../checkout-parts.ts'
import { expect, test } from '../fixtures.ts'
import { overflowing } from '../layout.ts'
import { canBeOrdered, type ShopLookup } from '../shop-lookup.ts'
import { type Walker, walkerOf } from '../walker.ts'
import { WALKS, walkTitle } from '../walks.ts'

const field = (page: Page, name: string) => main(page).locator(`[name=${name}]`)
async function fill({ page, hands }: Walker, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await hands.fill(field(page, name), value)
}
async function withCart(page: Page, shop: ShopLookup, language: 'en' | 'es') {
  const facts = await shop.productThat('to be ordered', canBeOrdered)
  const product = await shop.product(facts.id, language)
  if (!product) throw new Error('The product is gone.')
  await putIntoCart(page, product, language)
}

/** Finishes the order from the step of payment on; returns the request that placed it. */
async function orderBy({ page, hands }: Walker, words: { next: RegExp; card: string; order: string }): Promise<Request> {
  await choose(page, words.card, hands)
  await hands.press(main(page).getByRole('button', { name: words.next }))
  await expect(page).toHaveURL(/step=summary$/)
  for (const name of ['termsAgreement', 'personalDataAgreement']) await hands.tick(field(page, name))
  const placed = page.waitForRequest('**/shop/checkout/order')
  await hands.press(main(page).getByRole('button', { name: words.order }))
  await expect(page).toHaveURL(/platnosc-testowa/)
  return placed
}

const EN = { next: /^Next/, card: 'Payment card', order: 'Order with obligation to pay' }
const ES = { next: /^Siguiente/, card: 'Tarjeta', order: 'Pedido con obligación de pago' }

test.beforeEach(({ mock }) => expect(mock.world, 'what is bought here is gone in this world alone').toMatch(/^e2e-/))

for (const walk of WALKS) {
  test(
    `EXT-12, J-08: a guest in Germany orders, and is told how a number is written there, ${walkTitle(walk, 0)}`,
    walk.details,
    async ({ page, shop }) => {
      const walker = await walkerOf(page, walk)
      const { hands } = walker
      await withCart(page, shop, 'en')
      await walker.open('/en/checkout')
      const next = main(page).getByRole('button', { name: EN.next })
      await hands.press(next)
      await expect(field(page, 'countryId'), 'the first field that is missing').toBeFocused()
      await hands.select(field(page, 'countryId'), 'Germany')
      await expect(main(page).getByText('+49', { exact: true })).toBeVisible()
      await fill(walker, { email: newEmail(), firstName: 'Jürgen', lastName: 'Weiß', phone: '12' })
      await hands.press(next)
      await expect(field(page, 'phone')).toHaveAccessibleDescription(/Enter the number as in 01512 3456789\./)
      expect(await overflowing(page)).toEqual([])
      await fill(walker, { phone: '0151 2345-6789' })
      await hands.press(next)
      await expect(page).toHaveURL(/step=delivery$/)
      await expect(field(page, 'countryId')).toHaveValue('DE')
      await fill(walker, { street: 'Torstraße', building: '1', zipCode: '90-926', city: 'Berlin' })
      await hands.press(next)
      await expect(field(page, 'zipCode')).toHaveAccessibleDescription(/Enter the postal code as in 10115\./)
      await fill(walker, { zipCode: '10119' })
      await hands.press(next)
      await expect(page).toHaveURL(/step=payment$/)
      const placed = await orderBy(walker, EN)
      expect(placed.postDataJSON()).toMatchObject({
        phone: '+49 15123456789',
        deliveryAddress: { zipCode: '10119', countryId: 'DE' },
        invoice: null,
      })
    },
  )

  test(
    `EXT-12, J-17: a Spanish company gets its invoice with its own tax number, ${walkTitle(walk, 1)}`,
    walk.details,
    async ({ page, shop }) => {
      const walker = await walkerOf(page, walk)
      const { hands } = walker
      await withCart(page, shop, 'es')
      await walker.open('/es/checkout')
      const next = main(page).getByRole('button', { name: ES.next })
      await expect(field(page, 'countryId')).toHaveValue('ES')
      await fill(walker, { email: newEmail(), firstName: 'Lucía', lastName: 'Peña', phone: '612 34 56 78' })
      await hands.tick(field(page, 'wantsInvoice'))
      await fill(walker, { company: 'Muebles Peña SL', nip: 'A58818502', invoiceAddress: 'Calle Mayor 3, 28013 Madrid' })
      await expect(main(page).getByRole('textbox', { name: 'NIF / CIF' })).toBeVisible()
      await hands.press(next)
      await expect(field(page, 'nip'), 'its last digit is wrong').toBeFocused()
      await fill(walker, { nip: 'a-58818501' })
      await hands.press(next)
      await expect(page).toHaveURL(/step=delivery$/)
      await fill(walker, { street: 'Calle Mayor', building: '3', zipCode: '28013', city: 'Madrid' })
      await hands.press(next)
      await expect(page).toHaveURL(/step=payment$/)
      const placed = await orderBy(walker, ES)
      expect(placed.postDataJSON()).toMatchObject({
        phone: '+34 612345678',
        invoice: { company: 'Muebles Peña SL', nip: 'ESA58818501' },
      })
    },
  )
}
