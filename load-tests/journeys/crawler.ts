import { sendRequest } from '../session/send-request.ts'
import { randomItem, type Visitor } from '../session/visitor.ts'
import { listingQuery } from './listing-query.ts'

/** How deep it goes; what is behind the last page is empty, and a crawler asks all the same. */
const DEEPEST = 60
const PAGES = 6

/** A search engine: pages that nobody else asks for, one after the other. The cache is of no use to it, and it is of none to the cache. */
export function crawler(visitor: Visitor): void {
  const { plan, market, random } = visitor
  const { categories, colors, paths } = plan.assortment
  for (let asked = 0; asked < PAGES; asked++) {
    const page = 1 + Math.floor(random() * DEEPEST)
    const deep = listingQuery({ categories: [randomItem(random, categories)], colors: [randomItem(random, colors)], page })
    const path = asked % 2 === 0 ? paths[market].catalog + deep : visitor.product().paths[market]
    sendRequest(visitor, { name: 'crawl', path, headers: { 'user-agent': 'patyna-load (crawler)' } })
  }
}
