import { NO_FILTERS } from '../../domain/search/filters.ts'
import { REFRESH_MS } from '../../domain/time/refresh-intervals.ts'
import { BreadcrumbTrail } from '../../features/breadcrumb-trail/breadcrumb-trail.tsx'
import { Listing } from '../../features/listing/listing.tsx'
import { ListingHeader } from '../../features/listing/listing-header.tsx'
import { listingRoots } from '../../features/listing/listing-roots.ts'
import { listingSeo } from '../../features/listing/listing-seo.ts'
import { existingAddress } from '../../features/listing/existing-address.ts'
import { startListing } from '../../features/listing/start-listing.ts'
import { PageHead } from '../../features/page-head/page-head.tsx'
import { Unseen } from '../../features/parts/part.tsx'
import { PageRefresh } from '../../features/page-refresh/page-refresh.client.tsx'
import type { PageInput } from '../../page.ts'
import { temporaryRedirect } from '../../page-outcome.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { tagListing } from './tag-listing.ts'

/** The products of a tag (spec §2); 404 for an unknown tag (GAP-46). */
export async function TagPage(input: PageInput<RouteParams['tag']>) {
  const { language, shop, origin, t } = input
  const source = await tagListing(input)
  const { tag, addressIn, view, scope } = source
  const listing = startListing(shop, source)
  const moved = await existingAddress(view, listing.results)
  if (moved !== null) throw temporaryRedirect(moved)
  const { home, catalog } = listingRoots(language, t)
  const description = t('product-listing:listingDescription', { title: tag.name })
  return (
    <>
      <PageHead {...listingSeo({ ...view, title: tag.name, description, addressIn, language })} origin={origin} language={language} />
      <BreadcrumbTrail trail={[home, catalog, { id: 'tag', title: tag.name, href: view.address(NO_FILTERS) }]} input={input} />
      <ListingHeader title={tag.name} />
      <Listing input={input} view={view} scope={scope} place={{ tags: scope.tags }} {...listing} />
      <Unseen>
        <PageRefresh everyMs={REFRESH_MS.listing} />
      </Unseen>
    </>
  )
}
