import type { VendorId } from '../ids.ts'
import type { Instant } from '../time/instant.ts'

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
}
