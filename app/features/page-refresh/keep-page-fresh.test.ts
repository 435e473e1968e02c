import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPageFresh } from './keep-page-fresh.ts'
import { notePage } from './shown-page.ts'

const reload = vi.fn(() => ({ committed: Promise.resolve(), finished: Promise.resolve() }))

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  const page = Object.assign(new EventTarget(), { readyState: 'complete', hidden: false, querySelector: () => null })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { navigation: { reload, transition: null } }))
  notePage({ etag: null, currentAt: Date.now() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('PRD-60: a page is refreshed at its interval, and once left no more', () => {
  const end = keepPageFresh(60_000)
  vi.advanceTimersByTime(120_000)
  expect(reload).toHaveBeenCalledTimes(2)
  end()
  vi.advanceTimersByTime(120_000)
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  notePage({ etag: null, currentAt: 0 })
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a page that arrives restarts the interval: the old one does not go on beside it', () => {
  const end = keepPageFresh(60_000)
  vi.advanceTimersByTime(50_000)
  notePage({ etag: null, currentAt: Date.now() })
  vi.advanceTimersByTime(59_000)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(reload).toHaveBeenCalledTimes(1)
  end()
})
