import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { slugify } from '../../domain/slug.ts'
import { type ListingAddress, listingView } from '../../features/filters/listing-view.ts'
import type { PageInput } from '../../page.ts'
import { notFound, permanentRedirect } from '../../page-outcome.ts'

/** What a vendor sells; under another slug than their own the address moves (GAP-44). */
export async function vendorListing(input: PageInput<RouteParams['vendor']>) {
  const { params, language, shop } = input
  const { id } = params
  const vendor = await shop.vendor(id)
  if (!vendor) throw notFound()
  const slug = slugify(vendor.name)
  if (params.slug !== slug) throw permanentRedirect(href('vendor', { ...params, slug }, language))
  const addressIn: ListingAddress = (each, listing) => href('vendor', { slug, id, ...listing }, each)
  return { vendor, addressIn, view: listingView(input, addressIn), scope: { vendor: id }, isEmpty: vendor.isSuspended }
}
