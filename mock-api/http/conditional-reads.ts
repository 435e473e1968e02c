import { etag } from 'hono/etag'
import { banners } from '#app/shop-api/contract/banners.ts'
import { contentPage } from '#app/shop-api/contract/content.ts'
import { boutiqueList, searchExamples } from '#app/shop-api/contract/home.ts'
import { boutiqueDetails, tagDetails, vendorDetails } from '#app/shop-api/contract/listings.ts'
import { productDetails, viewedLast } from '#app/shop-api/contract/product.ts'
import type { MockApp } from '../request-context.ts'

/** Reads that public pages are made of. The search is a POST, for which If-None-Match means another thing (RFC 9110 §13.1.2). */
export const READS = [
  banners,
  contentPage,
  boutiqueDetails,
  boutiqueList,
  searchExamples,
  tagDetails,
  vendorDetails,
  productDetails,
  viewedLast,
]

/** ETags for the reads of public pages, and 304 for a request that names the one of today (RFC 9110 §13). */
export function routeConditionalReads(app: MockApp): void {
  for (const read of READS) app.use(read.getRoutingPath(), etag())
}
