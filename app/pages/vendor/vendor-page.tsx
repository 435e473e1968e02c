import { type Filters, NO_FILTERS } from '../../domain/search/filters.ts'
import { htmlPreview } from '../../domain/product/html-preview.ts'
import type { Language } from '../../domain/language.ts'
import { REFRESH_MS } from '../../domain/time/refresh-intervals.ts'
import { slugify } from '../../domain/slug.ts'
import { BreadcrumbTrail } from '../../features/breadcrumb-trail/breadcrumb-trail.tsx'
import { Listing } from '../../features/listing/listing.tsx'
import { listingRoots } from '../../features/listing/listing-roots.ts'
import { listingSeo, META_DESCRIPTION_LENGTH } from '../../features/listing/listing-seo.ts'
import { startEmptyListing, startListing } from '../../features/listing/start-listing.ts'
import { PageHead } from '../../features/page-head/page-head.tsx'
import { PageRefresh } from '../../features/page-refresh/page-refresh.client.tsx'
import type { PageInput } from '../../page.ts'
import { permanentRedirect, notFound } from '../../page-outcome.ts'
import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { VendorHeader } from './vendor-header.tsx'

/** A vendor's listing (spec §2, GAP-44). */
export async function VendorPage(input: PageInput<RouteParams['vendor']>) {
  const { params, market, language, shop, origin, t, now } = input
  const { id, filters } = params
  const vendor = await shop.vendor(id)
  if (!vendor) throw notFound()
  const slug = slugify(vendor.name)
  if (params.slug !== slug) throw permanentRedirect(href('vendor', { ...params, slug }, language))

  const { name, descriptionHtml, isSuspended } = vendor
  const scope = { vendor: id }
  const listing = isSuspended ? startEmptyListing(shop) : startListing(shop, filters, scope)
  const addressIn = (each: Language, other: Filters) => href('vendor', { slug, id, filters: other }, each)
  const view = { filters, address: (other: Filters) => addressIn(language, other), market, t }
  const { home, catalog } = listingRoots(language, t)
  const description = htmlPreview(descriptionHtml, META_DESCRIPTION_LENGTH) || t('product-listing:listingDescription', { title: name })
  return (
    <>
      <PageHead {...listingSeo({ title: name, description, filters, addressIn, language, t })} origin={origin} language={language} />
      <BreadcrumbTrail trail={[home, catalog, { id: 'vendor', title: name, href: view.address(NO_FILTERS) }]} input={input} />
      <VendorHeader vendor={vendor} now={now} language={language} t={t} />
      <Listing input={input} view={view} scope={scope} place={{ vendors: [id] }} {...listing} />
      <PageRefresh everyMs={REFRESH_MS.listing} />
    </>
  )
}
