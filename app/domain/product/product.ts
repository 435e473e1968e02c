import type { ReturnPayer } from '../checkout/withdrawal.ts'
import type { ProductFacts } from './product-badges.ts'
import type { DeliveryConfigurations } from '../delivery/delivery.ts'
import type { DeliveryZone } from '../delivery/delivery-zone.ts'
import type { CategoryId, ProductId, VendorId } from '../ids.ts'
import type { Instant } from '../time/instant.ts'
import type { Photo } from './photo.ts'
import type { Price } from '../pricing/price.ts'
import type { VariantGroup } from './variants.ts'
import type { VendorRecord } from './vendor-record.ts'

/** A row of a reference list, in the language of the page. */
export interface Named<Id extends number = number> {
  id: Id
  name: string
  slug: string
}

/** A measure of a product in centimetres. */
export interface Dimension {
  id: 'width' | 'height' | 'depth'
  label: string
  value: number
}

/** A product as its page shows it (spec §3). */
export interface Product extends ProductFacts {
  id: ProductId
  name: string
  /** The main photo first; none means the placeholder (GAP-89). */
  photos: readonly Photo[]
  /** As the vendor wrote it, already made safe. */
  descriptionHtml: string
  prices: Price
  /** Of what can be bought alone: what is sold has no price (GAP-82, EXT-30). */
  isNegotiable: boolean
  vendor: { id: VendorId; name: string }
  /** null: the shop API does not say (EXT-36). */
  vendorRecord: VendorRecord | null
  /** A picture of the vendor's shop; null: the shop API has none (EXT-40). */
  vendorPhoto: Photo | null
  /** Who pays for sending it back; null: the shop API does not say (EXT-41). */
  returnPaidBy: ReturnPayer | null
  /** Last day of the vendor's vacation. */
  vendorVacation: Instant | null
  /** To the country of the request. */
  deliveryConfigurations: DeliveryConfigurations
  /** Where the vendor sends it; null: the shop API does not say (EXT-49). */
  deliveryZones: readonly DeliveryZone[] | null
  categories: readonly CategoryId[]
  /** Chains of one to four categories, from the top (GAP-17). */
  categoriesWithHierarchy: readonly (readonly Named<CategoryId>[])[]
  variantGroup: VariantGroup | null
  dimensions: readonly Dimension[]
  styles: readonly Named[]
  /** null: not known. */
  condition: (Named & { annotation: string }) | null
  materials: readonly Named[]
  era: Named | null
  colors: readonly (Named & { hex: string })[]
  designer: { id: number; name: string } | null
  manufacturer: { id: number; name: string } | null
  /** The shop API mails when a product like this one comes (EXT-31). */
  hasSimilarAlerts: boolean
}
