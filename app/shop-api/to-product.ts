import type { z } from '@hono/zod-openapi'
import { isAvailable } from '../domain/product/availability.ts'
import type { DeliveryConfigurations } from '../domain/delivery/delivery.ts'
import type { CategoryId, ProductId, TagId, VendorId } from '../domain/ids.ts'
import { type Instant, instantOf } from '../domain/time/instant.ts'
import { fromWire } from '../domain/pricing/money.ts'
import { UNKNOWN } from '../domain/unknown-word.ts'
import type { Product } from '../domain/product/product.ts'
import type { PromoLabel } from '../domain/pricing/promo-label.ts'
import type { VariantGroup } from '../domain/product/variants.ts'
import type { VendorRecord } from '../domain/product/vendor-record.ts'
import type { VariantGroup as WireVariantGroup, WireProduct } from './contract/product.ts'
import type { Read } from './contract/read-types.ts'

/** Maps the wire's product: money in minor units, instants as numbers, one name per concept. */
export function toProduct(wire: Read<WireProduct>): Product {
  const { prices } = wire
  const money = (amount: number) => fromWire(amount, prices.currencyId)
  const optionalMoney = (amount: number | null) => (amount === null ? null : money(amount))
  const { amountOfAvailableItems, isVendorSuspended, classificationId } = wire
  const stock = { amountOfAvailableItems, statusId: wire.status.id, isVendorSuspended, classificationId }
  return {
    ...stock,
    id: wire.id as ProductId,
    name: wire.name,
    photos: wire.photos,
    descriptionHtml: wire.description,
    shippingDays: wire.shippingDays,
    isBestseller: wire.isBestseller,
    hasFreeShipping: wire.hasFreeShipping,
    hasFreeDelivery: wire.hasFreeDelivery,
    prices: {
      price: money(prices.regular),
      promoPrice: optionalMoney(prices.promo),
      promoEndDate: toOptionalInstant(prices.promotionDetails?.endDate ?? null),
      lowest30Days: optionalMoney(prices.lowestPriceLast30Days),
    },
    isNegotiable: prices.askingPrice !== null && isAvailable(stock),
    vendor: { id: wire.vendor.id as VendorId, name: wire.vendor.name },
    vendorRecord: toVendorRecord(wire.vendorRecord),
    vendorPhoto: wire.vendorPhoto ?? null,
    returnPaidBy: wire.returnPaidBy ?? null,
    vendorVacation: toOptionalInstant(wire.vendorVacation),
    deliveryConfigurations: toDeliveries(wire.deliveryConfigurations),
    deliveryZones:
      wire.deliveryZones?.map(({ countries, transitDays, ...options }) => ({ countries, transitDays, options: toDeliveries(options) })) ??
      null,
    promoLabels: toPromoLabels(wire.promoLabels),
    tags: wire.tags as TagId[],
    categories: wire.categories as CategoryId[],
    categoriesWithHierarchy: wire.categoriesWithHierarchy.map((chain) =>
      chain.map((category) => ({ ...toNamed(category), id: category.id as CategoryId })),
    ),
    variantGroup: wire.variantGroup && toVariantGroup(wire.variantGroup),
    dimensions: wire.dimensions.flatMap(({ id, translation, value }) => (id === UNKNOWN ? [] : [{ id, label: translation, value }])),
    styles: wire.styles.map(toNamed),
    condition: wire.condition && { ...toNamed(wire.condition), annotation: wire.condition.annotation },
    materials: wire.materials.map(toNamed),
    era: wire.era && toNamed(wire.era),
    colors: wire.colors.map((color) => ({ ...toNamed(color), hex: color.color })),
    designer: wire.designer,
    manufacturer: wire.manufacturer,
    hasSimilarAlerts: wire.hasSimilarAlerts ?? false,
  }
}

/** Maps the wire's local time to an instant. */
export function toOptionalInstant(date: { date: string; timezone: string } | null): Instant | null {
  return date && toInstant(date)
}

/** As toOptionalInstant, for a field that is always present. */
export function toInstant({ date, timezone }: { date: string; timezone: string }): Instant {
  return instantOf(date, timezone)
}

/** Maps what the shop counts of a vendor; null: nothing (EXT-36). */
export function toVendorRecord(record: WireProduct['vendorRecord']): VendorRecord | null {
  if (!record) return null
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = record.ratings
  return { ...record, sellingSince: toInstant(record.sellingSince), ratings: [one, two, three, four, five] }
}

/** Maps the wire's promo labels. */
export function toPromoLabels(labels: WireProduct['promoLabels']): PromoLabel[] {
  return labels.map(({ tag, text, after, before }) => ({
    tag: tag as TagId,
    text,
    after: instantOf(after.date, after.timezone),
    before: instantOf(before.date, before.timezone),
  }))
}

function toNamed({ id, translation, urlSlug }: { id: number; translation: string; urlSlug: string }) {
  return { id, name: translation, slug: urlSlug }
}

function toDeliveries({ STANDARD, HOME }: WireProduct['deliveryConfigurations']): DeliveryConfigurations {
  const option = ({ price, currencyId, deliveryTypeId }: NonNullable<typeof STANDARD>) => ({
    price: fromWire(price, currencyId),
    deliveryTypeId,
  })
  return { ...(STANDARD && { STANDARD: option(STANDARD) }), ...(HOME && { HOME: option(HOME) }) }
}

function toVariantGroup(group: Read<z.infer<typeof WireVariantGroup>>): VariantGroup {
  return {
    ...group,
    type: group.type === UNKNOWN ? 'TEXT' : group.type,
    options: group.options.map(({ image, product, ...option }) => ({
      ...option,
      product: { id: product.id as ProductId, name: product.name },
      imageUrl: image?.url ?? null,
    })),
  }
}
