import { expect, test, vi } from 'vitest'
import { prefetchPages } from './prefetch.ts'
import type { ReceivedPage } from './read-page.ts'

/** A link to a page that a pointer can go down on. */
class Link extends EventTarget {
  closest = (selectors: string) => (selectors === 'a' ? this : null)
  target = ''
  download = ''
  readonly href: string
  readonly origin = 'http://shop.test'
  readonly pathname: string
  readonly search = ''
  readonly dataset: DOMStringMap
  constructor(pathname: string, dataset: DOMStringMap = {}) {
    super()
    this.dataset = dataset
    this.pathname = pathname
    this.href = this.origin + pathname
  }
}

/** A page whose links are known to the file. @returns takes what was fetched for a press of a link, how many requests there were */
function pressOf(link: Link, cacheControl: string, browser: object = { navigation: {} }) {
  vi.useFakeTimers()
  const page = Object.assign(new EventTarget(), { querySelector: () => null })
  const fetch = vi.fn(async () => new Response('', { headers: { 'cache-control': cacheControl, 'content-type': 'text/x-component' } }))
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', browser)
  vi.stubGlobal('Element', Link)
  vi.stubGlobal('location', new URL('http://shop.test/'))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', fetch)
  const { take } = prefetchPages('/_rsc', async () => ({ isComplete: true, etag: null, currentAt: 0, payload: {} }) as ReceivedPage)
  page.dispatchEvent(Object.defineProperty(new Event('pointerdown'), 'target', { value: link }))
  return { take: () => take(new URL(link.href)), requests: fetch.mock.calls.length }
}

test.each([
  ['a link, in its document', new Link('/fotel-1'), { navigation: {} }, 1],
  ['a link of a browser without the Navigation API', new Link('/fotel-1'), {}, 0],
  ['the link to the profile of somebody who is logged in', new Link('/profil', { full: '' }), { navigation: {} }, 0],
])('what is loaded in full is not requested before: %s', (_what, link, browser, requests) => {
  expect(pressOf(link, 'no-store', browser).requests).toBe(requests)
})

test.each([
  ['a private page, at once', 'no-store', 900, true],
  ['a private page, a moment later', 'no-store', 1100, false],
  ['a page of everybody', 'public, max-age=0', 29_000, true],
  ['a page of everybody, when the listing is old', 'public, max-age=0', 31_000, false],
])('of what was fetched when the pointer went down the click takes %s: %s, after %s ms: %s', async (_what, cacheControl, ms, isTaken) => {
  const { take } = pressOf(new Link('/koszyk'), cacheControl)
  await vi.advanceTimersByTimeAsync(ms)
  expect(take() !== null).toBe(isTaken)
})
