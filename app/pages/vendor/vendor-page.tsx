import { NO_FILTERS } from '../../domain/search/filters.ts'
import { htmlPreview } from '../../domain/product/html-preview.ts'
import { REFRESH_MS } from '../../domain/time/refresh-intervals.ts'
import { BreadcrumbTrail } from '../../features/breadcrumb-trail/breadcrumb-trail.tsx'
import { Listing } from '../../features/listing/listing.tsx'
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
import { VendorHeader } from './vendor-header.tsx'
import { vendorListing } from './vendor-listing.ts'

/** A vendor's listing (spec §2, GAP-44). */
export async function VendorPage(input: PageInput<RouteParams['vendor']>) {
  const { language, shop, origin, t, now } = input
  const source = await vendorListing(input)
  const { vendor, addressIn, view, scope } = source
  const { id, name, descriptionHtml } = vendor
  const listing = startListing(shop, source)
  const moved = await existingAddress(view, listing.results)
  if (moved !== null) throw temporaryRedirect(moved)
  const { home, catalog } = listingRoots(language, t)
  const description = htmlPreview(descriptionHtml, META_DESCRIPTION_LENGTH) || t('product-listing:listingDescription', { title: name })
  return (
    <>
      <PageHead {...listingSeo({ ...view, title: name, description, addressIn, language })} origin={origin} language={language} />
      <BreadcrumbTrail trail={[home, catalog, { id: 'vendor', title: name, href: view.address(NO_FILTERS) }]} input={input} />
      <VendorHeader vendor={vendor} now={now} language={language} t={t} />
      <Listing input={input} view={view} scope={scope} place={{ vendors: [id] }} {...listing} />
      <Unseen>
        <PageRefresh everyMs={REFRESH_MS.listing} />
      </Unseen>
    </>
  )
}
