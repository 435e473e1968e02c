import type { WireCart } from '#app/shop-api/contract/cart.ts'
import type { CartTotals } from '#app/domain/cart/cart-totals.ts'
import { eachLanguage, type Language } from '#app/domain/language.ts'
import { type CurrencyId, marketOfLanguage } from '#app/domain/market.ts'
import { toWire } from '#app/domain/pricing/money.ts'
import { slugify } from '#app/domain/slug.ts'
import { readLocale } from '#locales/read-locale.ts'
import { arrivalDay, parcelPromise } from './parcel-promise.ts'
import { isDelivered, type PricedCart, type PricedLine } from './priced-cart.ts'
import type { ResponseContext } from '../response-context.ts'
import { wireDay } from '../wire/date.ts'
import { wirePhoto } from '../wire/photo.ts'
import type { PricePoint } from '../pricing/lowest-price.ts'
import { wirePrices } from '../wire/price.ts'
import type { Whole } from '../wire/whole.ts'
import { openPromo } from '../pricing/promo.ts'

/** Response body of an empty cart: a plain string (spec §7). */
export const EMPTY_CART = 'EMPTY_CART'

const NAMES = eachLanguage((language) => readLocale(language, 'api-names'))

/** A cart in the wire format (GAP-93). */
export function wireCart(cartId: number | null, cart: PricedCart, context: ResponseContext): Whole<WireCart> | string {
  if (cartId === null || cart.lines.length === 0) return EMPTY_CART
  return {
    cartId,
    shippingTo: context.countryId.toUpperCase(),
    deliveries: wireDeliveries(cart, context),
    summary: wireSummary(cart.totals, cart.promoCode?.code ?? null, context),
    promoCodeError: cart.isPromoCodeRefused ? 'PROMO_CODE_INVALID' : null,
  }
}

/** Sums of a cart or an order. */
export function wireSummary(
  totals: Omit<CartTotals, 'parcels' | 'paidForLines' | 'discount'> & { discount: CartTotals['discount'] | null },
  code: string | null,
  context: Pick<ResponseContext, 'currencyId' | 'language'>,
): Whole<WireCart['summary']> {
  const { discount } = totals
  return {
    totalCost: toWire(totals.totalCost),
    prices: {
      deliveries: toWire(totals.deliveries),
      deliveriesAfterDiscounts: toWire(totals.deliveriesAfterDiscounts),
      products: toWire(totals.products),
      productsAfterDiscounts: toWire(totals.productsAfterDiscounts),
    },
    discount: code === null || discount === null ? null : { code, ...wireParts(discount) },
    currency: wireCurrency(context.currencyId, context.language),
  }
}

function wireParts(discount: CartTotals['discount']) {
  return Object.fromEntries(Object.entries(discount).map(([part, amount]) => [part, toWire(amount)])) as typeof discount
}

/** A currency with its name in a language. */
export function wireCurrency(id: CurrencyId, language: Language) {
  return { id, name: NAMES[language][id] }
}

/** Address of the page of a product, in the market of a language (GAP-55). */
export function productHref({ id, name }: { id: number; name: string }, language: Language): string {
  return `${marketOfLanguage(language).prefix}/${slugify(name)}-${id}`
}

function wireDeliveries({ lines, totals }: PricedCart, context: ResponseContext) {
  const reduced = lines.flatMap(({ product }) => (openPromo(product, context.now) ? product.id : []))
  const histories = context.store.products.priceHistories(context.world, reduced)
  const groups = Map.groupBy(lines, ({ product, deliveryTypeId }) => `${product.vendorId} ${deliveryTypeId}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { vendorId: id, vendorName: name } = first.product
    const { deliveryTypeId } = first
    // A group without an available line has no parcel.
    const parcel = totals.parcels.find((each) => each.vendorId === id && each.deliveryTypeId === deliveryTypeId)
    // Like the sums, the day is of what can be bought (GAP-100).
    const available = group.filter(({ isAvailable }) => isAvailable)
    return {
      vendor: { id, name },
      deliveryTypeId,
      price: toWire(parcel?.price ?? 0),
      currencyId: context.currencyId,
      freeDeliveryMissing: toWire(parcel?.freeDeliveryMissing ?? 0),
      isDelivered: isDelivered(first, context),
      arrivesBy: wireDay(arrivalDay(parcelPromise(available.length > 0 ? available : group, context), context.now)),
      items: group.map((line) => wireItem(line, histories.get(line.product.id) ?? [], context)),
    }
  })
}

function wireItem({ product, quantity, isAvailable, ...line }: PricedLine, history: readonly PricePoint[], context: ResponseContext) {
  const { regular, promo, lowestPriceLast30Days } = wirePrices(product, history, context)
  const [photo] = product.photos
  return {
    id: product.id,
    name: product.name,
    href: productHref(product, context.language),
    imageUrl: (photo !== undefined && wirePhoto(photo, product.name, context)?.url) || null,
    quantity,
    amountOfAvailableItems: line.amountOfAvailableItems,
    price: regular,
    promoPrice: promo,
    lowestPriceLast30Days,
    currencyId: context.currencyId,
    isAvailable,
    categories: product.categories,
    variantGroupId: product.variantGroupId,
    zipCode: line.zipCode,
    campaignId: line.campaignId,
    listId: line.listId,
  }
}
