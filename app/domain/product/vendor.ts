import type { VendorId } from '../ids.ts'
import type { Instant } from '../time/instant.ts'
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
}
