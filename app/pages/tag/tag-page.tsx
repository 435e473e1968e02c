import type { RouteParams } from '../../addresses/route-params.ts'
import { ListingHeader } from '../../features/listing/listing-header.tsx'
import type { PageInput } from '../../page.ts'
import { listingPage } from '../listing-page.tsx'
import { tagListing } from './tag-listing.ts'

/** The products of a tag (spec §2); 404 for an unknown tag (GAP-46). */
export async function TagPage(input: PageInput<RouteParams['tag']>) {
  const source = await tagListing(input)
  const { name: title } = source.tag
  return listingPage(input, { source, kind: 'tag', title, place: source.scope, header: <ListingHeader title={title} /> })
}
