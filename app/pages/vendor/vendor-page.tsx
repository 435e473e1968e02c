import type { RouteParams } from '../../addresses/route-params.ts'
import { sourceLang } from '../../domain/language.ts'
import type { PageInput } from '../../page.ts'
import { listingPage } from '../listing-page.tsx'
import { VendorHeader } from './vendor-header.tsx'
import { vendorListing } from './vendor-listing.ts'

/** A vendor's listing (spec §2, GAP-44). */
export async function VendorPage(input: PageInput<RouteParams['vendor']>) {
  const { language, t, now } = input
  const source = await vendorListing(input)
  const { id, name: title } = source.vendor
  // Vendors write Polish: elsewhere search engines get the sentence of the page's language (EXT-91).
  const descriptionHtml = sourceLang(language) ? '' : source.vendor.descriptionHtml
  const header = <VendorHeader vendor={source.vendor} now={now} language={language} t={t} />
  return listingPage(input, { source, kind: 'vendor', title, descriptionHtml, place: { vendors: [id] }, header })
}
