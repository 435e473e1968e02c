// Prefetches pages: when a pointer rests on a link, a link gets keyboard focus, or a pointer goes down on it. In a file of its own, which is loaded at
// the visitor's first movement, with the preview of a product page.
import { showProductAhead } from '#app/features/photo-flight/product-ahead.ts'
import { carryCampaign } from '#app/features/promotions/carry-campaign.ts'
import { preloadIslands } from '#app/preload-islands.ts'
import { PREFETCH_HEADER } from '../http/flight-protocol.ts'
import { connection, mayPrefetch } from './connection.ts'
import { keepNewest } from './keep-newest.ts'
import { isStorefrontPage } from './navigation.ts'
import type { readPage, ReceivedPage } from './read-page.ts'

/** A pointer that only passes over a link leaves sooner, in ms. */
const REST_MS = 65
/** Prefetches under way at the same time; a pointer that goes down is not limited. */
const MAX_CONCURRENT = 2
/** Prefetches in the life of a document. */
const MAX_PER_DOCUMENT = 40
/** Prefetched pages that are kept, the oldest out first. */
const MAX_KEPT = 6
/** How long one is kept, in ms: as long as the listing is fresh (store/cache-policies.ts). */
const FRESH_MS = 30_000
/** A private page changes with the visitor's actions, so it is kept for the click of its pointerdown alone, in ms. */
const PRIVATE_MS = 1000

interface Kept {
  /** null: no such page, or it arrived incomplete. */
  page: Promise<ReceivedPage | null>
  until: number
  /** It was asked for as a guess and not sent, as private pages are not; or the request failed. */
  isDeclined: boolean
}

/** For navigations, once the visitor has moved. */
interface Prefetched {
  /** Takes a prefetched page, once. */
  take: (url: URL) => Promise<ReceivedPage | null> | null
  showProductAhead: typeof showProductAhead
}

const mayPrefetchNow = () => mayPrefetch('approach', connection())

/** Starts prefetching. @param prefix of the path of Flight @param read as readPage() */
export function prefetchPages(prefix: string, read: typeof readPage): Prefetched {
  const kept = new Map<string, Kept>()
  let underWay = 0
  let all = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  if (mayPrefetchNow()) void preloadIslands().catch(() => undefined)

  function onIntent({ type, target }: Pick<Event, 'type' | 'target'>): void {
    if (type === 'pointerout') return clearTimeout(timer)
    const link = target instanceof Element ? target.closest('a') : null
    if (link) carryCampaign(link)
    if (!link || !isPrefetchable(link) || all >= MAX_PER_DOCUMENT || !mayPrefetchNow()) return
    clearTimeout(timer)
    if (type === 'pointerdown') return prefetch(link.href, true)
    // By then it may have been clicked. Links with `rel=nofollow` lead to an unbounded number of views, such as filters.
    if (!link.relList.contains('nofollow')) timer = setTimeout(() => isPrefetchable(link) && prefetch(link.href, false), REST_MS)
  }

  function prefetch(href: string, isPointerDown: boolean): void {
    const url = new URL(href)
    url.hash = ''
    const known = kept.get(url.href)
    if (known && known.until > Date.now() && !(isPointerDown && known.isDeclined)) return
    if (!isPointerDown && underWay >= MAX_CONCURRENT) return
    all++
    underWay++
    const entry: Kept = { page: Promise.resolve(null), until: Date.now() + FRESH_MS, isDeclined: false }
    entry.page = load(url, isPointerDown, entry)
      .catch(() => null)
      .then((page) => {
        entry.isDeclined = page === null
        return page
      })
      .finally(() => underWay--)
    keepNewest(kept, url.href, entry, MAX_KEPT)
  }

  async function load(url: URL, isPointerDown: boolean, entry: Kept): Promise<ReceivedPage | null> {
    const init: RequestInit = isPointerDown ? {} : { priority: 'low', headers: { [PREFETCH_HEADER]: '1' } }
    const response = await fetch(prefix + url.pathname + url.search, init)
    if (response.status !== 200) return null
    if (response.headers.get('cache-control')?.includes('no-store')) entry.until = Date.now() + PRIVATE_MS
    fetchPicture(response.headers.get('link') ?? '')
    // Complete or nothing: if the response breaks off, the click requests it again.
    return isPointerDown ? read(response) : read(response, true)
  }

  function take(url: URL): Promise<ReceivedPage | null> | null {
    const key = url.href.replace(/#.*/, '')
    const entry = kept.get(key)
    kept.delete(key)
    return entry && entry.until > Date.now() ? entry.page : null
  }

  for (const type of ['pointerover', 'pointerout', 'focusin', 'pointerdown']) document.addEventListener(type, onIntent, { passive: true })
  // A pointer may have come to rest while this file was loading.
  onIntent({ type: 'pointerover', target: document.querySelector('a:is(:hover, :focus)') })
  return { take, showProductAhead }
}

/** Whether a link leads to another page of the storefront, in this document: without the Navigation API every link loads in full. */
function isPrefetchable(link: HTMLAnchorElement): boolean {
  if (!('navigation' in window) || link.dataset['full'] !== undefined) return false
  const isHere = link.pathname + link.search === location.pathname + location.search
  return isStorefrontPage(link) && !isHere && link.target === '' && link.download === ''
}

/** Fetches the page's picture with high fetch priority (deliver/preload-links.ts), at low priority. */
function fetchPicture(link: string): void {
  const [, srcset, sizes] = /as=image;.*imagesrcset="([^"]*)"; imagesizes="?([^";]*)/.exec(link) ?? []
  if (srcset === undefined || sizes === undefined) return
  const media = /as=image;.*; media="([^"]*)"/.exec(link)?.[1]
  if (media === undefined || matchMedia(media).matches) Object.assign(new Image(), { fetchPriority: 'low', sizes, srcset })
}
