import { addToCart, cartDetails, cartDetailsWithCode } from '#app/shop-api/contract/cart.ts'
import { placeOrder } from '#app/shop-api/contract/checkout.ts'
import { productDetails } from '#app/shop-api/contract/product.ts'
import { product } from '#db/catalog-tables.ts'
import { productChange } from '#db/shop-change-tables.ts'
import { createTestWorld } from './test-world.ts'
import { VENDOR } from './vendors.ts'

/** The guest who shops when no headers are given. */
export const GUEST = { guestId: '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }
/** Products of 1000 zł of which there are so many pieces. */
export const MANY = 30
export const OTHER = 31
export const PIECES = 5

/** A body that adds a product of 1000 zł. */
export const wanted = (productId: number, more: object = {}) => ({
  productId,
  quantity: 1,
  deliveryTypeId: 1,
  productPrice: 1000,
  currencyCode: 'PLN',
  ...more,
})

/** A body that orders what the plain vendor sends by standard delivery. */
export const ORDER = {
  email: 'hanna@patyna.test',
  phone: '501 234 567',
  firstName: 'Hanna',
  lastName: 'Nowak',
  deliveryAddress: { street: 'Piotrkowska', building: '104', apartment: null, zipCode: '90-926', city: 'Łódź', countryId: 'PL' },
  invoice: null,
  deliveries: [{ vendorId: VENDOR.plain, deliveryTypeId: 1 }],
  paymentMethod: 'BANK_TRANSFER',
  promoCode: null,
  comment: '',
  termsAgreement: true,
}

/** Path of the call that settles the payment of a link. */
export const sandboxPath = (paymentLink: string) => paymentLink.replace('/platnosc-testowa/', '/shop/checkout/sandbox-payment/')

/** A test world with five pieces of everything and its main world made, and the calls of a shopper in it. */
export async function createCartWorld(options: Parameters<typeof createTestWorld>[0] = {}) {
  const world = createTestWorld(options)
  world.db.update(product).set({ stock: PIECES }).run()
  await world.send('/shop/banners')

  async function cartOf(headers: Record<string, string> = GUEST, code?: string) {
    const path = '/shop/cart/details2'
    if (code === undefined) return (await world.call(cartDetails, path, { headers })).data
    return (await world.call(cartDetailsWithCode, `${path}/${code}`, { headers })).data
  }

  return {
    world,
    cartOf,
    /** Adds a product and answers its line. */
    async add(productId: number, more: object = {}, headers: Record<string, string> = GUEST) {
      const { data } = await world.call(addToCart, { headers, body: wanted(productId, more) })
      return data
    },
    /** Orders what is in the cart, after a look at what that costs. */
    async order(more: object = {}, headers: Record<string, string> = GUEST) {
      const { deliveries, promoCode } = { ...ORDER, ...more }
      await world.send('/shop/checkout/preview', { headers, body: { deliveries, promoCode } })
      return (await world.call(placeOrder, { headers, body: { ...ORDER, ...more } })).data
    },
    /** Pieces in stock as the page of a product tells them. */
    async stockOf(productId: number): Promise<number> {
      return (await world.call(productDetails, `/shop/product/details/${productId}`)).data.amountOfAvailableItems
    },
    /** A cart that is not empty. */
    async fullCart(headers: Record<string, string> = GUEST, code?: string) {
      const cart = await cartOf(headers, code)
      if (typeof cart === 'string') throw new Error('The cart is empty')
      return cart
    },
    /** Quantities by `product:delivery type`. */
    async quantities(headers: Record<string, string> = GUEST): Promise<Record<string, number>> {
      const cart = await cartOf(headers)
      const deliveries = typeof cart === 'string' ? [] : cart.deliveries
      return Object.fromEntries(
        deliveries.flatMap(({ deliveryTypeId, items }) => items.map(({ id, quantity }) => [`${id}:${deliveryTypeId}`, quantity])),
      )
    },
    /** How a call was refused. */
    async refusal(path: string, body: object, headers: Record<string, string> = GUEST) {
      const response = await world.send(path, { headers, body })
      const { error } = await response.json()
      return { status: response.status, ...error }
    },
    /** Something happens to a product in the main world. */
    change(productId: number, values: Partial<typeof productChange.$inferInsert>): void {
      world.db
        .insert(productChange)
        .values({ ...values, world: 'main', productId })
        .onConflictDoUpdate({ target: [productChange.world, productChange.productId], set: values })
        .run()
    },
  }
}

export type CartWorld = Awaited<ReturnType<typeof createCartWorld>>
