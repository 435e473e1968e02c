import { toWire } from '#app/domain/pricing/money.ts'
import type { WireProduct } from '#app/shop-api/contract/product.ts'
import type { DetailedProduct } from '../store/product-rows.ts'
import type { ResponseContext } from '../response-context.ts'
import { deliveryConfigurations, deliveryZones, freeDelivery } from './delivery.ts'
import { wireDimensions } from './dimension.ts'
import { wirePhotos } from './photo.ts'
import { wirePrices } from './price.ts'
import { wirePromoLabels } from './promo-label.ts'
import { categoryChains, colorValues, namedReference, referenceValue, referenceValues, textOf } from './reference-value.ts'
import { returnPaidBy, vacationOf, vendorPhotoOf, vendorRecordOf } from './vendor.ts'
import { wireVariantGroup } from './variant.ts'

/** A product with everything its page shows; nested prices (GAP-23). */
export function wireProduct(row: DetailedProduct, context: ResponseContext): WireProduct {
  const photos = wirePhotos(row.photos, row.name, context)
  return {
    id: row.id,
    name: row.name,
    mainPhoto: photos[0] ?? null,
    photos,
    description: row.description,
    amountOfAvailableItems: row.stock,
    status: { id: row.statusId },
    classificationId: row.classificationId,
    shippingDays: row.shippingDays,
    isBestseller: row.isBestseller,
    ...freeDelivery(row, context),
    deliveryConfigurations: deliveryConfigurations(row, context),
    deliveryZones: deliveryZones(row, context),
    vendor: { id: row.vendorId, name: row.vendorName },
    vendorId: row.vendorId,
    vendorName: row.vendorName,
    isVendorSuspended: row.isVendorSuspended,
    vendorVacation: vacationOf(row.vendorVacation, context.now),
    ...vendorPhotoOf(row.vendorPhoto, row.vendorName, context, 'vendorPhoto'),
    ...(row.vendorRecord && { vendorRecord: vendorRecordOf(row.vendorRecord, row.vendorSince).record }),
    returnPaidBy: returnPaidBy(row.vendorId),
    prices: nestedPrices(row, context),
    promoLabels: wirePromoLabels(row.tags, context),
    tags: row.tags,
    categories: row.categories,
    categoriesWithHierarchy: categoryChains(row.categories, context),
    variantGroup: variantGroupOf(row, context),
    dimensions: wireDimensions(row, context.language),
    styles: referenceValues('styles', row.styles, context),
    condition: conditionOf(row.conditionId, context),
    materials: referenceValues('materials', row.materials, context),
    era: row.eraId === null ? null : (referenceValues('eras', [row.eraId], context)[0] ?? null),
    colors: colorValues(row.colors, context),
    designer: namedReference('designers', row.designerId, context),
    manufacturer: namedReference('manufacturers', row.manufacturerId, context),
    hasSimilarAlerts: row.categories.length > 0,
  }
}

function nestedPrices(row: DetailedProduct, context: ResponseContext): WireProduct['prices'] {
  const history = context.store.products.priceHistories(context.world, [row.id]).get(row.id) ?? []
  const { regular, promo, promoEndDate, lowestPriceLast30Days } = wirePrices(row, history, context)
  return {
    regular,
    promo,
    askingPrice: row.askingPrice === null ? null : toWire(context.convert(row.askingPrice)),
    currencyId: context.currencyId,
    lowestPriceLast30Days,
    promotionDetails: promo === null ? null : { endDate: promoEndDate },
  }
}

function variantGroupOf(row: DetailedProduct, { store, world }: ResponseContext) {
  const group = row.variantGroupId === null ? undefined : store.variantGroup(row.variantGroupId)
  if (!group) return null
  return wireVariantGroup(group, {
    members: store.products.variants(world, [group.id]).get(group.id) ?? [],
    currentProductId: row.id,
    store,
  })
}

function conditionOf(id: number, { store, language }: ResponseContext) {
  const row = store.reference.row('conditions', language, id)
  if (!row) throw new Error(`The list conditions has no ${id} in ${language}`)
  return { ...referenceValue(row, id), annotation: textOf(row, 'annotation') }
}
