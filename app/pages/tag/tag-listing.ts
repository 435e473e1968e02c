import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { type ListingAddress, listingView } from '../../features/filters/listing-view.ts'
import type { PageInput } from '../../page.ts'
import { notFound } from '../../page-outcome.ts'

/** What a tag shows; an unknown tag is not found (GAP-46). */
export async function tagListing(input: PageInput<RouteParams['tag']>) {
  const tag = await input.shop.tag(input.params.tag)
  if (!tag) throw notFound()
  const addressIn: ListingAddress = (language, params) => href('tag', { tag: tag.slug, ...params }, language)
  return { tag, addressIn, view: listingView(input, addressIn), scope: { tags: [tag.id] } }
}
