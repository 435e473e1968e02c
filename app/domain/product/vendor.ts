import type { VendorId } from '../ids.ts'
import type { Instant } from '../time/instant.ts'
import type { Photo } from './photo.ts'
import type { VendorRecord } from './vendor-record.ts'

/** Who sells (GAP-44). */
export interface Vendor {
  id: VendorId
  name: string
  slug: string
  descriptionHtml: string
  /** A suspended vendor's listing is empty. */
  isSuspended: boolean
  vacation: Instant | null
  city: string
  countryId: string
  /** null: the shop API does not say (EXT-36). */
  record: VendorRecord | null
  /** A picture of the shop; null: the shop API has none (EXT-40). */
  photo: Photo | null
}
