import { sleep } from 'k6'
import execution from 'k6/execution'
import { REFRESHES, refreshSeconds } from '../open-page.ts'
import type { JourneyEnd } from '../session/make-session.ts'
import { requestPage } from '../session/request-page.ts'
import { sendRequest } from '../session/send-request.ts'
import type { RequestName } from '../session/request-names.ts'
import { drawFilters, type Visitor } from '../session/visitor.ts'
import { requestProduct } from './add-one.ts'
import { listingQuery } from './listing-query.ts'

/** Shares of open listings: mostly categories, and their first pages. */
const MAX_PAGE = 3

/** An open listing that refreshes itself. */
export function listingTab(visitor: Visitor): JourneyEnd {
  const path = someListing(visitor)
  requestPage(visitor, { name: 'listing', path, mayRedirect: true })
  stayOpen(visitor, { name: 'listing refresh', path, every: refreshSeconds('listing') })
  return 'completed'
}

/** An open product page that refreshes itself. */
export function productTab(visitor: Visitor): JourneyEnd {
  const product = visitor.product()
  requestProduct(visitor, product)
  stayOpen(visitor, { name: 'product refresh', path: product.paths[visitor.market], every: refreshSeconds('product') })
  return 'completed'
}

/** One refresh of one of many open listings: 10,000 tabs make 333 per second. */
export function openTabs(visitor: Visitor): JourneyEnd {
  refresh(visitor, 'listing refresh', someListing(visitor))
  return 'completed'
}

function stayOpen(visitor: Visitor, { name, path, every }: { name: RequestName; path: string; every: number }): void {
  for (let refreshes = 0; refreshes < REFRESHES; refreshes++) {
    if (visitor.plan.pace > 0) sleep(every * visitor.plan.pace)
    // The run has ended meanwhile, so the tab is closed.
    if (execution.scenario.progress >= 1) return
    refresh(visitor, name, path)
  }
}

/** ETags by path, as open tabs remember them. k6 runs one script for each virtual user, so no tab knows another's. */
const etags = new Map<string, string>()

/** 304: the page has not changed. 204: there is no newer complete page. In both cases the tab keeps its own. */
function refresh(visitor: Visitor, name: RequestName, path: string): void {
  const known = etags.get(path)
  const { headers } = sendRequest(visitor, {
    name,
    path: `/_rsc/${visitor.plan.build}${path}`,
    headers: { 'patyna-refresh': '1', ...(known !== undefined && { 'if-none-match': known }) },
    expectedStatuses: [200, 204, 304],
  })
  if (headers['Etag'] !== undefined) etags.set(path, headers['Etag'])
}

function someListing(visitor: Visitor): string {
  const { plan, market, random } = visitor
  const page = 1 + Math.floor(random() ** 2 * MAX_PAGE)
  return plan.assortment.paths[market].catalog + listingQuery({ ...drawFilters(visitor, 'categories'), page })
}
