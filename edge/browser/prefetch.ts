// Pages are asked for before the click: when a pointer rests on a link, the keyboard comes to it, or it is pressed. In a file of its own, which
// is loaded when the visitor first moves.
import { growPhoto } from '#app/features/photo-flight/grow-photo.ts'
import { loadIslandsAhead } from '#app/islands-ahead.ts'
import { isPageOfShop } from './navigation.ts'
import { PREFETCH_HEADER } from '../http/flight-protocol.ts'
import { type PageThatCame, readPage } from './read-page.ts'

/** A pointer that passes over a link leaves sooner, ms. */
const REST_MS = 65
/** Beyond so many at once, what a pointer rests on has to wait for its click. */
const MOST_AT_ONCE = 2
/** In the life of a document: more than that is no intent. */
const MOST_IN_ALL = 40
/** Pages that are kept for their click, the oldest out first. */
const MOST_KEPT = 6
/** How long one is kept, ms: as long as the freshest kind of page is fresh (cache-policies.ts). */
const FRESH_MS = 30_000
/** One visitor's page changes with what the visitor does: it is kept for the click that the press belongs to. */
const PRIVATE_MS = 1000

interface Kept {
  /** null: there is no such page, or it did not come whole. */
  page: Promise<PageThatCame | null>
  until: number
}

/** The part of the Network Information API that is used; not every browser has it. */
type Connection = { saveData?: boolean; effectiveType?: string } | undefined

/** What steps to other pages are given, once the visitor has moved. */
interface Prefetched {
  /** A page that was asked for ahead, once. */
  take: (url: URL) => Promise<PageThatCame | null> | null
  growPhoto: typeof growPhoto
}

/** Starts asking ahead. @param prefix of the address of a page as Flight */
export function prefetchPages(prefix: string): Prefetched {
  const kept = new Map<string, Kept>()
  let underWay = 0
  let all = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  if (!isSpared()) void loadIslandsAhead().catch(() => undefined)

  function onIntent({ type, target }: Pick<Event, 'type' | 'target'>): void {
    if (type === 'pointerout') return clearTimeout(timer)
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || !leadsOn(link) || all >= MOST_IN_ALL || isSpared()) return
    clearTimeout(timer)
    if (type === 'pointerdown') return prefetch(link.href, true)
    // By then it may have been clicked. What search engines are told not to follow are views without end, such as filters.
    if (link.rel === '') timer = setTimeout(() => leadsOn(link) && prefetch(link.href, false), REST_MS)
  }

  function prefetch(href: string, isPressed: boolean): void {
    const url = new URL(href)
    url.hash = ''
    const known = kept.get(url.href)
    if (known && known.until > Date.now()) return
    if (!isPressed && underWay >= MOST_AT_ONCE) return
    all++
    underWay++
    const entry: Kept = { page: Promise.resolve(null), until: Date.now() + FRESH_MS }
    entry.page = load(url, isPressed, entry)
      .catch(() => null)
      .finally(() => underWay--)
    kept.delete(url.href)
    kept.set(url.href, entry)
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
  }

  async function load(url: URL, isPressed: boolean, entry: Kept): Promise<PageThatCame | null> {
    const init: RequestInit = isPressed ? {} : { priority: 'low', headers: { [PREFETCH_HEADER]: '1' } }
    const response = await fetch(prefix + url.pathname + url.search, init)
    if (response.status !== 200) return null
    if (response.headers.get('cache-control')?.includes('no-store')) entry.until = Date.now() + PRIVATE_MS
    fetchPicture(response.headers.get('link') ?? '')
    // All of it or nothing: the click that comes to an answer that broke off asks again.
    return isPressed ? readPage(response) : readPage(response, true)
  }

  function take(url: URL): Promise<PageThatCame | null> | null {
    const key = url.href.replace(/#.*/, '')
    const entry = kept.get(key)
    kept.delete(key)
    return entry && entry.until > Date.now() ? entry.page : null
  }

  for (const type of ['pointerover', 'pointerout', 'focusin', 'pointerdown']) document.addEventListener(type, onIntent, { passive: true })
  // Where the pointer came to rest while this file was on its way.
  onIntent({ type: 'pointerover', target: document.querySelector('a:is(:hover, :focus)') })
  return { take, growPhoto }
}

/** Whether a link leads to another page of the shop, in this window. */
function leadsOn(link: HTMLAnchorElement): boolean {
  const isHere = link.pathname + link.search === location.pathname + location.search
  return isPageOfShop(link) && !isHere && link.target === '' && link.download === ''
}

/** Whoever saves data or has a slow line gets what is clicked, and nothing else. */
function isSpared(): boolean {
  const connection = Reflect.get(navigator, 'connection') as Connection
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Fetches the picture that the page would fetch first (preload-links.ts), behind everything else. */
function fetchPicture(link: string): void {
  const [, srcset, sizes] = /as=image;.*imagesrcset="([^"]*)"; imagesizes="?([^";]*)/.exec(link) ?? []
  if (srcset === undefined || sizes === undefined) return
  const media = /as=image;.*; media="([^"]*)"/.exec(link)?.[1]
  if (media === undefined || matchMedia(media).matches) Object.assign(new Image(), { fetchPriority: 'low', sizes, srcset })
}
