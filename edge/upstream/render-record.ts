import type { ListingItem } from '#app/domain/product/listing-item.ts'
import type { FetchedText } from '#app/shop-api/fetch-text.ts'
import type { ShopApi } from '#app/shop-api/shop-api.ts'
import type { ShopFetch } from '#app/shop-api/shop-fetch.ts'
import { parseRetryAfter } from '../http/parse-retry-after.ts'
import { type createEndpointBackOff, UpstreamBackOff } from './endpoint-back-off.ts'
import type { RenderContext } from './render-context.ts'
import { type ReadRecorder, recordReads } from './page-reads.ts'
import { UpstreamBusy } from './upstream-client.ts'

/** What happened during a render: whether the page may be stored, the tags that purge it, and what it was made from. */
export interface RenderRecord {
  /** product-<id>, vendor-<id>, category-<id>, tag-<id>, route-<name>. */
  tags: Set<string>
  /** A call or a part of the page failed, so the page is incomplete even where it looks complete. */
  hasFailed: boolean
  /** Retry-After of the shop API, in seconds; null: none. */
  retryAfter: number | null
  context: RenderContext
  reads: ReadRecorder
}

/** @param ahead responses that are known already @default none */
export function newRenderRecord(
  routeTag: `route-${string}`,
  context: RenderContext,
  ahead?: ReadonlyMap<string, FetchedText>,
): RenderRecord {
  return { tags: new Set([routeTag]), hasFailed: false, retryAfter: null, context, reads: recordReads(ahead) }
}

/** fetch that records progress, refused permits and Retry-After (429), and makes no call to an endpoint until its Retry-After is over. */
export function recordingFetch(fetch: ShopFetch, record: RenderRecord, backOff: ReturnType<typeof createEndpointBackOff>): ShopFetch {
  return async function recordingFetch(url, init) {
    const { pathname } = new URL(url)
    const remaining = backOff.remainingSeconds(pathname)
    if (remaining !== null) {
      record.retryAfter = remaining
      throw new UpstreamBackOff()
    }
    const response = await fetch(url, init).catch((error: unknown) => {
      if (error instanceof UpstreamBusy) record.context.refusedPriority = error.priority
      throw error
    })
    record.context.progressAt = Date.now()
    if (response.status === 429) {
      record.retryAfter = parseRetryAfter(response.headers.get('retry-after'), Date.now())
      backOff.start(pathname, record.retryAfter)
    }
    return response
  }
}

/**
 * The shop API, recording tags and failures of every call. A page can leave out a part whose call failed; the record alone then shows that it
 * is incomplete.
 */
export function recordingShop(shop: ShopApi, record: RenderRecord): ShopApi {
  const tag = (kind: string, ...ids: readonly number[]) => ids.forEach((id) => record.tags.add(`${kind}-${id}`))
  const tagItems = (list: readonly ListingItem[]) => {
    for (const { productId, vendor, variants } of list) {
      // The variants below a card are products, too.
      tag('product', productId, ...variants.map(({ id }) => id))
      tag('vendor', vendor.id)
    }
  }
  async function recorded<Value>(call: Promise<Value>, tagValue: (value: Value) => void = () => undefined): Promise<Value> {
    try {
      const value = await call
      record.context.progressAt = Date.now()
      tagValue(value)
      return value
    } catch (error) {
      record.hasFailed = true
      throw error
    }
  }
  const calls = Object.entries(shop) as [keyof ShopApi, (...args: unknown[]) => Promise<unknown>][]
  const plain = Object.fromEntries(
    calls.map(([name, call]) => [name, (...args: unknown[]) => recorded(call(...args))]),
  ) as unknown as ShopApi
  return {
    ...plain,
    search: (body, paging) => {
      // What it is asked for, because it may come to be found: none of its things names that yet.
      tag('category', ...(body.categories ?? []))
      tag('tag', ...(body.tags ?? []))
      if (body.vendor !== undefined) tag('vendor', body.vendor)
      return recorded(shop.search(body, paging), (page) => tagItems(page.items))
    },
    product: (id) => {
      tag('product', id)
      return recorded(shop.product(id), (product) => {
        if (!product) return
        tag('vendor', product.vendor.id)
        tag('category', ...product.categories)
        tag('product', ...(product.variantGroup?.options ?? []).map((option) => option.product.id))
      })
    },
    viewedLast: (ids) => recorded(shop.viewedLast(ids), tagItems),
    categoryExamples: (ids) => {
      tag('category', ...ids)
      return recorded(shop.categoryExamples(ids), (examples) => {
        for (const { product } of examples) {
          if (!product) continue
          tag('product', product.productId)
          tag('vendor', product.vendorId)
        }
      })
    },
    vendor: (id) => {
      tag('vendor', id)
      return recorded(shop.vendor(id))
    },
    tag: (name) => recorded(shop.tag(name), (found) => found && tag('tag', found.id)),
  }
}
