import type { CategoryId, ProductId, TagId, VendorId } from '../domain/ids.ts'
import type { ListingItem } from '../domain/product/listing-item.ts'
import { fromWire } from '../domain/pricing/money.ts'
import { lawfulReduction, type Price } from '../domain/pricing/price.ts'
import { toBadgeFacts } from '../domain/product/product-badges.ts'
import type { WireSearchItem } from './contract/product.ts'
import type { Read } from './contract/read-types.ts'
import { toOptionalInstant, toPromoLabels } from './to-product.ts'

/** Link builders passed in by the caller: shop-api may not import addresses. */
export interface Links {
  productHref: (product: { id: ProductId; name: string }) => string
  vendorHref: (vendor: { id: VendorId; name: string }) => string
}

/** Maps the wire's flat list item to a card's item (spec §3, Listing item; CARD-01 to CARD-10). */
export function toListingItem(wire: Read<WireSearchItem>, links: Links): ListingItem {
  const id = wire.id as ProductId
  const vendor = { id: wire.vendorId as VendorId, name: wire.vendorName }
  const prices = toPrices(wire)
  const [mainCategory = null] = wire.categories as CategoryId[]
  return {
    productId: id,
    href: links.productHref({ id, name: wire.name }),
    title: wire.name,
    imageUrl: wire.mainPhoto?.url ?? null,
    photos: wire.photos,
    isPriceNegotiable: wire.isPriceNegotiable,
    vendor: { ...vendor, href: links.vendorHref(vendor) },
    ...toBadgeFacts({
      ...wire,
      prices,
      statusId: wire.status.id,
      promoLabels: toPromoLabels(wire.promoLabels),
      tags: wire.tags as TagId[],
    }),
    price: {
      ...prices,
      currency: wire.currencyId,
      promoPercentage: lawfulReduction(prices)?.percent ?? null,
    },
    variants: wire.variants,
    categories: wire.categories as CategoryId[],
    deliveryTypeId: wire.deliveryTypeId,
    gaEvent: {
      item_name: wire.name,
      item_id: id,
      item_variant_id: wire.variants.length > 0 ? id : null,
      item_brand_id: vendor.id,
      item_brand: vendor.name,
      price: wire.promoPrice ?? wire.regularPrice,
      category: mainCategory,
    },
  }
}

function toPrices(wire: Read<WireSearchItem>): Price {
  const optionalMoney = (amount: number | null) => (amount === null ? null : fromWire(amount, wire.currencyId))
  return {
    price: fromWire(wire.regularPrice, wire.currencyId),
    promoPrice: optionalMoney(wire.promoPrice),
    promoEndDate: toOptionalInstant(wire.promoEndDate),
    lowest30Days: optionalMoney(wire.lowestPriceLast30Days),
  }
}
