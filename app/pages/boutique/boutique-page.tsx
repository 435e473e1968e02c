import type { RouteParams } from '../../addresses/route-params.ts'
import { ListingHeader } from '../../features/listing/listing-header.tsx'
import { ExpandableText } from '../../features/rich-text/expandable-text.tsx'
import type { PageInput } from '../../page.ts'
import { listingPage } from '../listing-page.tsx'
import { boutiqueListing } from './boutique-listing.ts'

/** A curated listing, defined by the search filters that the shop API returns for it (GAP-45). */
export async function BoutiquePage(input: PageInput<RouteParams['boutique']>) {
  const source = await boutiqueListing(input)
  const { title, descriptionHtml, filters } = source.boutique
  const header = (
    <ListingHeader title={title}>
      <ExpandableText html={descriptionHtml} t={input.t} />
    </ListingHeader>
  )
  return listingPage(input, { source, kind: 'boutique', title, descriptionHtml, place: { categories: filters.categories ?? [] }, header })
}
