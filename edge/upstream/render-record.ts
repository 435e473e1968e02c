import type { ListingItem } from '#app/domain/product/listing-item.ts'
import type { ShopApi } from '#app/shop-api/shop-api.ts'
import type { Errand } from './render-context.ts'
import { type createPauses, ShopPaused } from './endpoint-back-off.ts'
import { ShopDoorFull } from './upstream-client.ts'
import { parseRetryAfter } from '../http/parse-retry-after.ts'

/** What happened while a page was made: whether it may be stored, and by what it will be purged. */
export interface PageRecord {
  /** product-<id>, vendor-<id>, category-<id>, tag-<id>, route-<name>. */
  tags: Set<string>
  /** A call to the shop failed or a part of the page did: what came out of it is not whole, even where it looks so. */
  hasFailed: boolean
  /** Seconds for which the shop asked to be left alone; null = it did not. */
  retryAfter: number | null
  /** For whom it is made, and how far it has come. */
  errand: Errand
}

export function newPageRecord(routeTag: `route-${string}`, errand: Errand): PageRecord {
  return { tags: new Set([routeTag]), hasFailed: false, retryAfter: null, errand }
}

/**
 * fetch that notes that the shop answers, that a call found no place, and when the shop asks for a pause (429 with Retry-After); until that is
 * over it makes none of its calls.
 */
export function watchedFetch(
  fetch: typeof globalThis.fetch,
  record: PageRecord,
  pauses: ReturnType<typeof createPauses>,
): typeof globalThis.fetch {
  return async function watchedFetch(input, init) {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const left = pauses.left(pathname)
    if (left !== null) {
      record.retryAfter = left
      throw new ShopPaused()
    }
    const answer = await fetch(input, init).catch((error: unknown) => {
      if (error instanceof ShopDoorFull) record.errand.refusedAs = error.kind
      throw error
    })
    record.errand.aliveAt = Date.now()
    if (answer.status === 429) {
      record.retryAfter = parseRetryAfter(answer.headers.get('retry-after'), Date.now())
      pauses.begin(pathname, record.retryAfter)
    }
    return answer
  }
}

/**
 * The shop, with a note of everything that a page got from it and of every failure. A page may do without a part that failed; then
 * nothing else would tell that it is incomplete.
 */
export function watchedShop(shop: ShopApi, record: PageRecord): ShopApi {
  const tag = (kind: string, ids: readonly (number | string)[] = []) => ids.forEach((id) => record.tags.add(`${kind}-${id}`))
  const items = (list: readonly ListingItem[]) => {
    tag(
      'product',
      list.map(({ productId }) => productId),
    )
    tag(
      'vendor',
      list.map(({ vendor }) => vendor.id),
    )
  }
  async function watched<Value>(call: Promise<Value>, note: (value: Value) => void = () => undefined): Promise<Value> {
    try {
      const value = await call
      record.errand.aliveAt = Date.now()
      note(value)
      return value
    } catch (error) {
      record.hasFailed = true
      throw error
    }
  }
  return {
    search: (body, paging) => {
      tag('category', body.categories)
      return watched(shop.search(body, paging), (page) => items(page.items))
    },
    product: (id) => {
      tag('product', [id])
      return watched(shop.product(id), (product) => {
        if (!product) return
        tag('vendor', [product.vendor.id])
        tag('category', product.categories)
      })
    },
    viewedLast: (ids) => watched(shop.viewedLast(ids), items),
    vendor: (id) => {
      tag('vendor', [id])
      return watched(shop.vendor(id))
    },
    boutique: (slug) => watched(shop.boutique(slug)),
    tag: (name) => watched(shop.tag(name), (found) => found && tag('tag', [found.id])),
    contentPage: (slug) => watched(shop.contentPage(slug)),
    decorations: () => watched(shop.decorations()),
  }
}
