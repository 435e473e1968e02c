import type { ReactNode } from 'react'
import { htmlPreview } from '../domain/product/html-preview.ts'
import { NO_FILTERS } from '../domain/search/filters.ts'
import { REFRESH_MS } from '../domain/time/refresh-intervals.ts'
import { BreadcrumbTrail } from '../features/breadcrumb-trail/breadcrumb-trail.tsx'
import type { ListingAddress, ListingSource } from '../features/filters/listing-view.ts'
import { existingAddress } from '../features/listing/existing-address.ts'
import { listingRoots } from '../features/listing/listing-roots.ts'
import type { ListingProps } from '../features/listing/listing-results.tsx'
import { listingSeo, META_DESCRIPTION_LENGTH } from '../features/listing/listing-seo.ts'
import { Listing } from '../features/listing/listing.tsx'
import { startListing } from '../features/listing/start-listing.ts'
import { PageHead } from '../features/page-head/page-head.tsx'
import { PageRefresh } from '../features/page-refresh/page-refresh.client.tsx'
import { Unseen } from '../features/parts/part.tsx'
import type { PageInput } from '../page.ts'
import { temporaryRedirect } from '../page-outcome.ts'

interface ListedPart {
  source: ListingSource & { addressIn: ListingAddress }
  /** Kind of the part, for its breadcrumb. */
  kind: string
  title: string
  /** For search engines. @default a sentence made of the title */
  descriptionHtml?: string
  place: ListingProps['place']
  header: ReactNode
}

/** A part of the catalog with an address of its own: a tag's, a vendor's or a boutique's. A page or range beyond what exists moves (GAP-69). */
export async function listingPage(
  input: PageInput<unknown>,
  { source, kind, title, descriptionHtml = '', place, header }: ListedPart,
): Promise<ReactNode> {
  const { language, shop, origin, t } = input
  const { view, scope, addressIn } = source
  const listing = startListing(shop, source)
  const moved = await existingAddress(view, listing.results)
  if (moved !== null) throw temporaryRedirect(moved)
  const { home, catalog } = listingRoots(language, t)
  const description = htmlPreview(descriptionHtml, META_DESCRIPTION_LENGTH) || t('product-listing:listingDescription', { title })
  return (
    <>
      <PageHead {...listingSeo({ ...view, title, description, addressIn, language })} origin={origin} language={language} />
      <BreadcrumbTrail trail={[home, catalog, { id: kind, title, href: view.address(NO_FILTERS) }]} input={input} />
      {header}
      <Listing input={input} view={view} scope={scope} place={place} isEmpty={source.isEmpty} {...listing} />
      <Unseen>
        <PageRefresh everyMs={REFRESH_MS.listing} />
      </Unseen>
    </>
  )
}
