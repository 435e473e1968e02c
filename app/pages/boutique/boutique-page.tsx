import { NO_FILTERS } from '../../domain/search/filters.ts'
import { htmlPreview } from '../../domain/product/html-preview.ts'
import { REFRESH_MS } from '../../domain/time/refresh-intervals.ts'
import { BreadcrumbTrail } from '../../features/breadcrumb-trail/breadcrumb-trail.tsx'
import { Listing } from '../../features/listing/listing.tsx'
import { ListingHeader } from '../../features/listing/listing-header.tsx'
import { ExpandableText } from '../../features/rich-text/expandable-text.tsx'
import { listingRoots } from '../../features/listing/listing-roots.ts'
import { listingSeo, META_DESCRIPTION_LENGTH } from '../../features/listing/listing-seo.ts'
import { existingAddress } from '../../features/listing/existing-address.ts'
import { startListing } from '../../features/listing/start-listing.ts'
import { PageHead } from '../../features/page-head/page-head.tsx'
import { Unseen } from '../../features/parts/part.tsx'
import { PageRefresh } from '../../features/page-refresh/page-refresh.client.tsx'
import type { PageInput } from '../../page.ts'
import { temporaryRedirect } from '../../page-outcome.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { boutiqueListing } from './boutique-listing.ts'

/** A curated listing, defined by the search filters that the shop API returns for it (GAP-45). */
export async function BoutiquePage(input: PageInput<RouteParams['boutique']>) {
  const { language, shop, origin, t } = input
  const source = await boutiqueListing(input)
  const { boutique, addressIn, view, scope } = source
  const { title, descriptionHtml } = boutique
  const listing = startListing(shop, source)
  const moved = await existingAddress(view, listing.results)
  if (moved !== null) throw temporaryRedirect(moved)
  const { home, catalog } = listingRoots(language, t)
  const description = htmlPreview(descriptionHtml, META_DESCRIPTION_LENGTH) || t('product-listing:listingDescription', { title })
  return (
    <>
      <PageHead {...listingSeo({ ...view, title, description, addressIn, language })} origin={origin} language={language} />
      <BreadcrumbTrail trail={[home, catalog, { id: 'boutique', title, href: view.address(NO_FILTERS) }]} input={input} />
      <ListingHeader title={title}>
        <ExpandableText html={descriptionHtml} t={t} />
      </ListingHeader>
      <Listing input={input} view={view} scope={scope} place={{ categories: boutique.filters.categories ?? [] }} {...listing} />
      <Unseen>
        <PageRefresh everyMs={REFRESH_MS.listing} />
      </Unseen>
    </>
  )
}
