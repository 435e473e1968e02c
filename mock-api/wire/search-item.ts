import { marketOfLanguage } from '#app/domain/market.ts'
import type { WireSearchItem } from '#app/shop-api/contract/product.ts'
import type { ListedProduct } from '../store/product-rows.ts'
import type { ResponseContext } from '../response-context.ts'
import { defaultDeliveryType, freeDelivery } from './delivery.ts'
import type { PricePoint } from '../pricing/lowest-price.ts'
import { wirePhotos } from './photo.ts'
import { wirePrices } from './price.ts'
import { wirePromoLabels } from './promo-label.ts'
import { openPromo } from '../pricing/promo.ts'
import { namedReference } from './reference-value.ts'
import { wireVariants, type VariantMember } from './variant.ts'

/** A card shows the main picture and, on hover, one more of the whole thing or a part of it, but no flaw. */
const PHOTOS_OF_ITEM = 2

/** Products as list items in the order of the ids: one read of products, one of variants, one of the prices of those reduced. */
export function searchItems(ids: readonly number[], context: ResponseContext): WireSearchItem[] {
  return itemsWithRows(ids, context).map(({ item }) => item)
}

/** The same, each with the row it was made from. Whoever reads a list, its items tell of delivery in the market's own country (EXT-49). */
export function itemsWithRows(ids: readonly number[], response: ResponseContext): { row: ListedProduct; item: WireSearchItem }[] {
  const context = { ...response, countryId: marketOfLanguage(response.language).shippingTo }
  const rows = context.store.products.list(context.world, ids)
  const variants = context.store.products.variants(context.world, [...new Set(rows.flatMap((row) => row.variantGroupId ?? []))])
  const reduced = rows.filter((row) => openPromo(row, context.now) !== null)
  const histories = context.store.products.priceHistories(
    context.world,
    reduced.map((row) => row.id),
  )
  return rows.map((row) => ({
    row,
    item: searchItem(row, { variants: variants.get(row.variantGroupId) ?? [], history: histories.get(row.id) ?? [], context }),
  }))
}

interface ItemParts {
  variants: readonly VariantMember[]
  history: readonly PricePoint[]
  context: ResponseContext
}

function searchItem(row: ListedProduct, { variants, history, context }: ItemParts): WireSearchItem {
  const whole = row.photos.filter((key) => !context.store.photos.get(key)?.flaw)
  const photos = wirePhotos(whole.slice(0, PHOTOS_OF_ITEM), row.name, context)
  const prices = wirePrices(row, history, context)
  return {
    id: row.id,
    name: row.name,
    mainPhoto: photos[0] ?? null,
    photos,
    amountOfAvailableItems: row.stock,
    status: { id: row.statusId },
    isVendorSuspended: row.isVendorSuspended,
    classificationId: row.classificationId,
    shippingDays: row.shippingDays,
    isBestseller: row.isBestseller,
    ...freeDelivery(row, context),
    isPriceNegotiable: row.askingPrice !== null,
    vendorId: row.vendorId,
    vendorName: row.vendorName,
    manufacturerId: row.manufacturerId,
    manufacturerName: namedReference('manufacturers', row.manufacturerId, context)?.name ?? null,
    regularPrice: prices.regular,
    promoPrice: prices.promo,
    promoPercentageValue: prices.percent,
    promoEndDate: prices.promoEndDate,
    lowestPriceLast30Days: prices.lowestPriceLast30Days,
    currencyId: context.currencyId,
    deliveryTypeId: defaultDeliveryType(row, context),
    promoLabels: wirePromoLabels(row.tags, context),
    tags: row.tags,
    categories: row.categories,
    variants: wireVariants(variants, context),
    size: { width: row.width, height: row.height, depth: row.depth },
  }
}
