import type { BodyOf, DataOf } from '#app/shop-api/contract/call-types.ts'
import type { addToCart, cartDetails, changeQuantity, removeFromCart, WireCart } from '#app/shop-api/contract/cart.ts'
import type { productDetails } from '#app/shop-api/contract/product.ts'
import { sendRequest, dataOf, expectThat, think } from '../session/send-request.ts'
import { randomItem, type Visitor } from '../session/visitor.ts'

/** In integer minor units, so that sums can be compared. */
const minor = (amount: number) => Math.round(amount * 100)

/** Adds a product to the cart, views the cart, changes it, tries a code and removes the product. */
export function cart(visitor: Visitor): void {
  const added = addOne(visitor)
  if (added === null) return
  think(visitor, 2)
  const full = cartNow(visitor)
  if (full === null) return
  const line = full.deliveries.flatMap(({ items }) => items).find(({ id }) => id === added)
  expectThat(visitor, 'what was added is in the cart', line !== undefined)
  expectThat(visitor, 'the total is the sum of its parts', isSum(full))
  if (visitor.plan.target === 'edge') {
    sendRequest(visitor, { name: 'cart page', path: visitor.plan.assortment.paths[visitor.market].cart })
    think(visitor, 3)
  }
  if (line && line.amountOfAvailableItems > 1) change(visitor, added)
  think(visitor, 2)
  tryCode(visitor)
  think(visitor, 2)
  remove(visitor, added)
}

/** Views a product and adds it at the price shown. @returns its id; null: it is not available */
export function addOne(visitor: Visitor): number | null {
  const product = visitor.product()
  if (visitor.plan.target === 'edge') sendRequest(visitor, { name: 'product', path: product.paths[visitor.market] })
  const seen = sendRequest(visitor, { name: 'product details', path: `/shop/product/details/${product.id}`, readsBody: true })
  const data = dataOf<DataOf<typeof productDetails>>(seen)
  if (data === null || data.amountOfAvailableItems === 0) return null
  think(visitor, 5)
  const body: BodyOf<typeof addToCart> = {
    productId: product.id,
    quantity: 1,
    deliveryTypeId: data.deliveryConfigurations.STANDARD ? 1 : 2,
    productPrice: data.prices.promo ?? data.prices.regular,
    currencyCode: data.prices.currencyId,
  }
  // 409: sold, or at another price, since the page was rendered. That is correct, too.
  const response = sendRequest(visitor, {
    name: 'add to cart',
    method: 'POST',
    path: '/shop/cart/product/add',
    body,
    expectedStatuses: [200, 409],
    readsBody: true,
  })
  return dataOf<DataOf<typeof addToCart>>(response)?.productId ?? null
}

/** The visitor's cart; null: it is empty. */
export function cartNow(visitor: Visitor): WireCart | null {
  const response = sendRequest(visitor, { name: 'cart details', path: '/shop/cart/details2', readsBody: true })
  return wholeCart(dataOf<DataOf<typeof cartDetails>>(response))
}

/** Ids of the products in it. */
export function linesInCart(visitor: Visitor): number[] {
  return cartNow(visitor)?.deliveries.flatMap(({ items }) => items.map(({ id }) => id)) ?? []
}

function change(visitor: Visitor, productId: number): void {
  const body: BodyOf<typeof changeQuantity> = { productId, quantity: 2 }
  // 422: another shopper has bought a piece meanwhile.
  const expectedStatuses = [200, 422]
  const response = sendRequest(visitor, {
    name: 'change quantity',
    method: 'POST',
    path: '/shop/cart/product/change-quantity',
    body,
    expectedStatuses,
    readsBody: true,
  })
  const changed = wholeCart(dataOf<DataOf<typeof changeQuantity>>(response))
  if (changed) expectThat(visitor, 'the total is the sum of its parts', isSum(changed))
}

function tryCode(visitor: Visitor): void {
  const code = randomItem(visitor.random, visitor.plan.assortment.promoCodes)
  const response = sendRequest(visitor, { name: 'cart with code', path: `/shop/cart/details2/${code}`, readsBody: true })
  const discounted = wholeCart(dataOf<DataOf<typeof cartDetails>>(response))
  expectThat(
    visitor,
    'a code holds or says that it does not',
    (discounted?.summary.discount ?? discounted?.promoCodeError ?? null) !== null,
  )
}

function remove(visitor: Visitor, productId: number): void {
  const body: BodyOf<typeof removeFromCart> = { productId }
  const response = sendRequest(visitor, {
    name: 'remove from cart',
    method: 'POST',
    path: '/shop/cart/product/remove-details',
    body,
    readsBody: true,
  })
  expectThat(visitor, 'the cart is empty in the end', typeof dataOf<DataOf<typeof removeFromCart>>(response) === 'string')
}

/** A text in place of a cart is an empty cart (spec §7). */
function wholeCart(data: DataOf<typeof cartDetails> | null): WireCart | null {
  return typeof data === 'string' ? null : data
}

function isSum({ summary: { totalCost, prices } }: WireCart): boolean {
  return minor(totalCost) === minor(prices.productsAfterDiscounts) + minor(prices.deliveriesAfterDiscounts)
}
