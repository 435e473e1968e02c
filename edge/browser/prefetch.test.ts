import { afterEach, expect, test, vi } from 'vitest'
import { prefetchPages } from './prefetch.ts'
import type { ReceivedPage } from './read-page.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A link to a page that a pointer can go down on. */
class Link extends EventTarget {
  closest = (selectors: string) => (selectors === 'a' ? this : null)
  target = ''
  download = ''
  readonly href: string
  readonly origin = 'http://shop.test'
  readonly pathname: string
  readonly search = ''
  constructor(pathname: string) {
    super()
    this.pathname = pathname
    this.href = this.origin + pathname
  }
}

test.each([
  ['a private page, at once', 'no-store', 900, true],
  ['a private page, a moment later', 'no-store', 1100, false],
  ['a page of everybody', 'public, max-age=0', 29_000, true],
  ['a page of everybody, when the listing is old', 'public, max-age=0', 31_000, false],
])('of what was fetched when the pointer went down the click takes %s: %s, after %s ms: %s', async (_what, cacheControl, ms, isTaken) => {
  vi.useFakeTimers()
  const page = Object.assign(new EventTarget(), { querySelector: () => null })
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', Link)
  vi.stubGlobal('location', new URL('http://shop.test/'))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async () => new Response('', { headers: { 'cache-control': cacheControl, 'content-type': 'text/x-component' } }))
  const { take } = prefetchPages('/_rsc', async () => ({ isComplete: true, etag: null, currentAt: 0, payload: {} }) as ReceivedPage)
  const link = new Link('/koszyk')
  page.dispatchEvent(Object.defineProperty(new Event('pointerdown'), 'target', { value: link }))
  await vi.advanceTimersByTimeAsync(ms)
  expect(take(new URL(link.href)) !== null).toBe(isTaken)
})
