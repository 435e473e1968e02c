import type { BodyOf, DataOf } from '#app/shop-api/contract/call-types.ts'
import type { addToCart } from '#app/shop-api/contract/cart.ts'
import type { productDetails } from '#app/shop-api/contract/product.ts'
import { minorOf } from '../../e2e/promises/amounts.ts'
import type { OfferedProduct } from '../plan.ts'
import { requestPage } from '../session/request-page.ts'
import { dataOf, expectThat, sendRequest, think } from '../session/send-request.ts'
import type { Visitor } from '../session/visitor.ts'

/** A piece in the cart. */
export interface Added {
  id: number
  name: string
  /** Of its page. */
  path: string
  /** In minor units of the market's currency. */
  price: number
  /** Pieces when the product page was read. */
  stock: number
}

/** A shopper whose piece is sold views others, so many that few give up where a long run has sold the popular ones. */
const MAX_TRIES = 16

/** Views products until one can be added, and adds it at the price shown. @returns null: each was sold, which the shop may say only where others buy */
export function addOne(visitor: Visitor): Added | null {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const added = tryToAdd(visitor, visitor.product())
    if (added !== null) return added
    // After a wrong answer the shopper is gone.
    if (visitor.note.broken.length > 0) return null
  }
  return null
}

function tryToAdd(visitor: Visitor, product: OfferedProduct): Added | null {
  const { market, plan, note } = visitor
  if (plan.target === 'edge') requestProduct(visitor, product)
  const data = detailsOf(visitor, product.id)
  if (data === null) return null
  if (data.amountOfAvailableItems === 0) return sold(visitor, product.id)
  const { STANDARD, HOME } = data.deliveryConfigurations
  // Not sent to the market's country (EXT-49): the shopper views another one.
  if (!STANDARD && !HOME) return null
  const price = minorOf(data.prices.promo ?? data.prices.regular)
  think(visitor, 5)
  const body: BodyOf<typeof addToCart> = {
    productId: product.id,
    quantity: 1,
    deliveryTypeId: STANDARD ? 1 : 2,
    productPrice: data.prices.promo ?? data.prices.regular,
    currencyCode: data.prices.currencyId,
  }
  // 409: sold, or at another price, since the page was rendered. That is correct, too, where others buy.
  const response = sendRequest(visitor, {
    name: 'add to cart',
    method: 'POST',
    path: '/shop/cart/product/add',
    body,
    expectedStatuses: [200, 409],
    readsBody: true,
  })
  if (response.status === 409) return sold(visitor, product.id)
  const line = dataOf<DataOf<typeof addToCart>>(response)
  if (line === null) return null
  expectThat(visitor, 'add-answer', line.productId === product.id && line.quantity >= 1, `product ${product.id}: ${JSON.stringify(line)}`)
  if (note.broken.length > 0) return null
  return { id: product.id, name: product.names[market], path: product.paths[market], price, stock: data.amountOfAvailableItems }
}

/** Requests a product's page, which shows its price. */
export function requestProduct(visitor: Visitor, { id, paths, names }: OfferedProduct): void {
  const { market, plan } = visitor
  const known = visitor.catalogProduct(id)
  const amounts = known && plan.mostSold === 0 ? [known.prices[market]] : []
  requestPage(visitor, { name: 'product', path: paths[market], subject: { asked: names[market], amounts } })
}

/** Reads a product, whose price must be that of the catalog before the run. @returns null: no answer */
export function detailsOf(visitor: Visitor, id: number): DataOf<typeof productDetails> | null {
  const { market, plan } = visitor
  const response = sendRequest(visitor, { name: 'product details', path: `/shop/product/details/${id}`, readsBody: true })
  const data = dataOf<DataOf<typeof productDetails>>(response)
  const known = visitor.catalogProduct(id)
  if (data === null) return null
  const { prices } = data
  const isRight = data.id === id && (known === null || minorOf(prices.promo ?? prices.regular) === known.prices[market])
  expectThat(
    visitor,
    'price-details',
    isRight && prices.currencyId === (known === null ? prices.currencyId : plan.currencies[market]),
    `product ${id}: ${data.id} at ${prices.promo ?? prices.regular} ${prices.currencyId}, not ${known?.prices[market]} ${plan.currencies[market]}`,
  )
  return data
}

/** The shop says that a piece is sold. Journeys take pieces in stock only, so somebody must have bought it in this run. */
function sold(visitor: Visitor, id: number): null {
  const { plan } = visitor
  if (visitor.catalogProduct(id) !== null)
    expectThat(visitor, 'really-sold', plan.mostSold > 0, `product ${id}, and nobody buys in this run`)
  return null
}
