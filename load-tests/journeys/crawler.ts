import type { JourneyEnd } from '../session/make-session.ts'
import { requestPage } from '../session/request-page.ts'
import { think } from '../session/send-request.ts'
import { drawFilters, type Visitor } from '../session/visitor.ts'
import { listingQuery } from './listing-query.ts'

/** The deepest page number that the crawler requests. The edge redirects a page past the end to the last. */
const DEEPEST = 60
const PAGES = 6
/** A robot waits between pages, s: among a fixed number of shoppers one without pauses would make most of the requests. */
const CRAWL_DELAY = 2

/** A search engine's crawler: requests unpopular pages, one after the other, so nearly all of them miss the cache. */
export function crawler(visitor: Visitor): JourneyEnd {
  const { plan, market, random } = visitor
  const { paths } = plan.assortment
  for (let request = 0; request < PAGES; request++) {
    const page = 1 + Math.floor(random() * DEEPEST)
    const deep = listingQuery({ ...drawFilters(visitor, 'categories', 'colors'), page })
    const path = request % 2 === 0 ? paths[market].catalog + deep : visitor.product().paths[market]
    requestPage(visitor, { name: 'crawl', path, headers: { 'user-agent': 'patyna-load (crawler)' }, mayRedirect: true })
    think(visitor, CRAWL_DELAY)
  }
  return 'completed'
}
