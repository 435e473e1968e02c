import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { type ListingAddress, listingView } from '../../features/filters/listing-view.ts'
import type { PageInput } from '../../page.ts'
import { notFound } from '../../page-outcome.ts'

/** What a boutique shows: a part of the search that the shop API gives with it (GAP-45). */
export async function boutiqueListing(input: PageInput<RouteParams['boutique']>) {
  const boutique = await input.shop.boutique(input.params.butique)
  if (!boutique) throw notFound()
  const addressIn: ListingAddress = (language, params) => href('boutique', { butique: boutique.slug, ...params }, language)
  return { boutique, addressIn, view: listingView(input, addressIn), scope: { extra: boutique.filters } }
}
