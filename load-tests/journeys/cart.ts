import type { BodyOf, DataOf } from '#app/shop-api/contract/call-types.ts'
import type { cartDetails, changeQuantity, removeFromCart, WireCart } from '#app/shop-api/contract/cart.ts'
import { minorOf } from '../../e2e/promises/amounts.ts'
import type { JourneyEnd } from '../session/make-session.ts'
import { requestPage } from '../session/request-page.ts'
import { sendRequest, dataOf, expectThat, think } from '../session/send-request.ts'
import { randomItem, type Visitor } from '../session/visitor.ts'
import { type Added, addOne } from './add-one.ts'

/** Adds a product to the cart, views the cart, changes it, tries a code and removes the product. */
export function cart(visitor: Visitor): JourneyEnd {
  const added = addOne(visitor)
  if (added === null) return 'refused'
  think(visitor, 2)
  const full = readCart(visitor)
  if (full === null) return 'refused'
  const line = lineOf(full, added.id)
  expectAdded(visitor, full, added)
  if (visitor.plan.target === 'edge') {
    const path = visitor.plan.assortment.paths[visitor.market].cart
    requestPage(visitor, { name: 'cart page', path, subject: { product: added.path, amounts: [added.price] } })
    think(visitor, 3)
  }
  if (line && line.amountOfAvailableItems > 1) change(visitor, added.id)
  think(visitor, 2)
  tryCode(visitor)
  think(visitor, 2)
  remove(visitor, added.id)
  return 'completed'
}

/** After an add, a cart that was empty has that piece, once, at the price of the product page. */
export function expectAdded(visitor: Visitor, cart: WireCart | 'empty', { id, price }: Added): void {
  const lines = linesOf(cart)
  const isOne = lines.length === 1 && lines[0]?.id === id && lines[0].quantity === 1
  expectThat(visitor, 'cart-one-more', isOne, `${id} was added: ${lines.map((line) => `${line.quantity} x ${line.id}`).join() || 'empty'}`)
  if (!isOne || cart === 'empty') return
  const [{ price: regular, promoPrice, currencyId }] = lines as [Line]
  const isPriced = minorOf(promoPrice ?? regular) === price && cart.summary.currency.id === currencyId
  expectThat(visitor, 'price-cart', isPriced, `product ${id}: ${promoPrice ?? regular} ${currencyId}, not ${price}`)
  expectThat(visitor, 'cart-sum', isSum(cart), `total ${cart.summary.totalCost}`)
}

/** The visitor's cart; null: no answer, which is recorded. */
export function readCart(visitor: Visitor): WireCart | 'empty' | null {
  const response = sendRequest(visitor, { name: 'cart details', path: '/shop/cart/details2', readsBody: true })
  return cartOf(dataOf<DataOf<typeof cartDetails>>(response))
}

/** Ids of the products in the cart; null: a call of the session went wrong, which is recorded, and what follows from it is not wrong as well. */
export function linesInCart(visitor: Visitor): number[] | null {
  const cart = readCart(visitor)
  return cart === null || visitor.note.broken.length > 0 ? null : linesOf(cart).map(({ id }) => id)
}

type Line = WireCart['deliveries'][number]['items'][number]

function linesOf(cart: WireCart | 'empty'): Line[] {
  return cart === 'empty' ? [] : cart.deliveries.flatMap(({ items }) => items)
}

function lineOf(cart: WireCart | 'empty', id: number): Line | undefined {
  return linesOf(cart).find((line) => line.id === id)
}

function change(visitor: Visitor, productId: number): void {
  const body: BodyOf<typeof changeQuantity> = { productId, quantity: 2 }
  // 422: another shopper has bought a piece meanwhile.
  const response = sendRequest(visitor, {
    name: 'change quantity',
    method: 'POST',
    path: '/shop/cart/product/change-quantity',
    body,
    expectedStatuses: visitor.plan.mostSold > 0 ? [200, 422] : [200],
    readsBody: true,
  })
  const changed = cartOf(dataOf<DataOf<typeof changeQuantity>>(response))
  if (changed === null) return
  const quantity = lineOf(changed, productId)?.quantity
  expectThat(visitor, 'cart-quantity', quantity === 2, `product ${productId}: ${quantity ?? 'no line'}, not 2`)
  if (changed !== 'empty') expectThat(visitor, 'cart-sum', isSum(changed), `total ${changed.summary.totalCost}`)
}

function tryCode(visitor: Visitor): void {
  const { promoCodes } = visitor.plan.assortment
  if (promoCodes.length === 0) return
  const { code, percent } = randomItem(visitor.random, promoCodes)
  const response = sendRequest(visitor, { name: 'cart with code', path: `/shop/cart/details2/${code}`, readsBody: true })
  const discounted = cartOf(dataOf<DataOf<typeof cartDetails>>(response))
  if (discounted === null) return
  expectThat(visitor, 'cart-code', discounted !== 'empty' && isReduced(discounted, percent) && isSum(discounted), code)
}

/** Whether a cart costs what a code leaves of it, to a minor unit. */
function isReduced({ promoCodeError = null, summary: { discount, prices } }: WireCart, percent: number | null): boolean {
  const left = minorOf(prices.products) * (1 - (percent ?? 0) / 100)
  const isRight = Math.abs(minorOf(prices.productsAfterDiscounts) - left) <= 1
  return (
    isRight &&
    (percent === null ? promoCodeError !== null && (discount ?? null) === null : promoCodeError === null && (discount ?? null) !== null)
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
  const left = cartOf(dataOf<DataOf<typeof removeFromCart>>(response))
  if (left !== null) expectThat(visitor, 'cart-emptied', left === 'empty', `product ${productId} was removed`)
}

/** A text in place of a cart is an empty cart (spec §7). */
function cartOf(data: DataOf<typeof cartDetails> | null): WireCart | 'empty' | null {
  return typeof data === 'string' ? 'empty' : data
}

function isSum({ summary: { totalCost, prices } }: WireCart): boolean {
  return minorOf(totalCost) === minorOf(prices.productsAfterDiscounts) + minorOf(prices.deliveriesAfterDiscounts)
}
