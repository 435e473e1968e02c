import { beforeEach, expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { keepPageFresh } from './keep-page-fresh.ts'
import { PageRefresh } from './page-refresh.client.tsx'
import { notePage } from './shown-page.ts'

const reload = vi.fn(() => ({ committed: Promise.resolve(), finished: Promise.resolve() }))

beforeEach(() => {
  vi.useFakeTimers()
  const page = Object.assign(new EventTarget(), { readyState: 'complete', hidden: false, querySelector: () => null })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { navigation: { reload, transition: null } }))
  notePage({ etag: null, currentAt: Date.now() })
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

test('GAP-98: a page that came old is refreshed once it is complete; one as old as its interval is old', () => {
  Object.assign(document, { readyState: 'interactive' })
  notePage({ etag: null, currentAt: Date.now() - 60_000 })
  const end = keepPageFresh(60_000)
  expect(reload).not.toHaveBeenCalled()
  Object.assign(document, { readyState: 'complete' })
  window.dispatchEvent(new Event('load'))
  window.dispatchEvent(new Event('load'))
  expect(reload).toHaveBeenCalledTimes(1)
  notePage({ etag: null, currentAt: Date.now() - 60_000 })
  expect(reload, 'another one').toHaveBeenCalledTimes(2)
  end()
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event('load'))
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([
  ['focus', () => window.dispatchEvent(new Event('focus'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
])('PRD-60: a return refreshes by %s, once whatever else says so, and also where the interval could not', (_event, comeBack) => {
  const end = keepPageFresh(60_000)
  vi.advanceTimersByTime(999)
  comeBack()
  expect(reload, 'it has just come').not.toHaveBeenCalled()
  Object.assign(document, { hidden: true })
  vi.advanceTimersByTime(59_001)
  Object.assign(document, { hidden: false })
  for (let event = 0; event < 2; event++) comeBack()
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  comeBack()
  expect(reload).toHaveBeenCalledTimes(2)
  end()
})

test('PRD-60: a page is refreshed at the interval that it has now, and no more when it is gone', () => {
  let everyMs = 60_000
  const island = runIsland(() => PageRefresh({ everyMs }))
  everyMs = 20_000
  island.again()
  vi.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledTimes(3)
  // The next page is noted before effects end.
  island.end(() => notePage({ etag: null, currentAt: 0 }))
  vi.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledTimes(3)
})
