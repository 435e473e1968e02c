import { isUnfiltered } from '../../domain/search/filters.ts'
import { REFRESH_MS } from '../../domain/time/refresh-intervals.ts'
import { BreadcrumbTrail } from '../../features/breadcrumb-trail/breadcrumb-trail.tsx'
import { Listing } from '../../features/listing/listing.tsx'
import { ListingHeader } from '../../features/listing/listing-header.tsx'
import { existingAddress } from '../../features/listing/existing-address.ts'
import { startListing } from '../../features/listing/start-listing.ts'
import { PageHead } from '../../features/page-head/page-head.tsx'
import { Unseen } from '../../features/parts/part.tsx'
import { PageRefresh } from '../../features/page-refresh/page-refresh.client.tsx'
import type { PageInput } from '../../page.ts'
import { temporaryRedirect } from '../../page-outcome.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { CampaignCarousel } from './campaign-carousel.tsx'
import { catalogHead, catalogTitle } from './catalog-head.ts'
import { catalogListing } from './catalog-listing.ts'
import { catalogTrailOf } from './catalog-trail.ts'
import { SaveSearch } from './save-search.tsx'
import { SubcategoryLinks } from './subcategory-links.tsx'

/** Everything on sale, by category, text and filters (spec §2). */
export async function CatalogPage(input: PageInput<RouteParams['catalog']>) {
  const { language, shop, origin, t, now } = input
  const source = catalogListing(input)
  const { view, scope } = source
  const { filters } = view
  const { results, decorations } = startListing(shop, source)
  const moved = await existingAddress(view, results)
  if (moved !== null) throw temporaryRedirect(moved)
  return (
    <>
      <PageHead {...catalogHead(view, language, t)} origin={origin} language={language} />
      <BreadcrumbTrail trail={catalogTrailOf(filters, language, t)} input={input} />
      <ListingHeader title={catalogTitle(filters, language, t)}>
        <SubcategoryLinks filters={filters} input={input} />
      </ListingHeader>
      <Listing
        input={input}
        view={view}
        scope={scope}
        place={{ categories: filters.categories }}
        results={results}
        decorations={decorations}
        actions={<SaveSearch view={view} input={input} />}
      >
        <CampaignCarousel decorations={decorations} at={{ now, page: filters.page, isUnfiltered: isUnfiltered(filters) }} t={t} />
      </Listing>
      <Unseen>
        <PageRefresh everyMs={REFRESH_MS.listing} />
      </Unseen>
    </>
  )
}
