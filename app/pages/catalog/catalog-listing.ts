import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { type ListingSource, listingView } from '../../features/filters/listing-view.ts'
import type { PageInput } from '../../page.ts'

/** What the catalog shows. */
export function catalogListing(input: PageInput<RouteParams['catalog']>): ListingSource {
  return { view: listingView(input, (language, params) => href('catalog', params, language)), scope: {} }
}
