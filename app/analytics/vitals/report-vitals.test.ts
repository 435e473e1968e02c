import { afterEach, expect, test, vi } from 'vitest'
import { reportVitals } from './report-vitals.ts'

type Entry = Record<string, unknown>

const sent: unknown[] = []
const pending = new Map<string, Entry[]>()
const navigation = new EventTarget()

/** A browser whose observers deliver when they are asked. */
function stubBrowser(observed = ['largest-contentful-paint', 'layout-shift', 'event', 'first-input']) {
  let hide = () => undefined as void
  class Observer {
    static supportedEntryTypes = observed
    type = ''
    observe({ type }: { type: string }) {
      this.type = type
    }
    takeRecords = () => pending.get(this.type)?.splice(0) ?? []
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('performance', { getEntriesByType: () => [], interactionCount: 50 })
  vi.stubGlobal('window', { navigation })
  vi.stubGlobal('navigator', { sendBeacon: (_path: string, body: string) => sent.push(JSON.parse(body)) })
  vi.stubGlobal('document', {
    cookie: 'consent=analytics',
    visibilityState: 'hidden',
    documentElement: { lang: 'de', dataset: { language: 'pl' } },
    addEventListener: (_type: string, listener: () => void) => (hide = listener),
  })
  reportVitals()
  return () => hide()
}

afterEach(() => {
  sent.length = 0
})

test('EXT-15, EXT-58: what comes after the first hiding is sent with the next; what has not changed is sent once', () => {
  const hide = stubBrowser()
  pending.set('largest-contentful-paint', [{ startTime: 800 }])
  pending.set('event', [
    { interactionId: 1, duration: 40 },
    { interactionId: 2, duration: 16 },
  ])
  hide()
  hide()
  pending.set('event', [{ interactionId: 3, duration: 320 }])
  pending.set('layout-shift', [{ startTime: 9000, value: 0.2 }])
  hide()
  const page = { language: 'pl', trace: null, navigations: [] }
  expect(sent).toEqual([
    { ...page, lcp: 800, inp: 16, cls: 0 }, // of fifty interactions the longest is aside
    { ...page, lcp: null, inp: 40, cls: 0.2 },
  ])
})

test.each([
  ['a link', 'push', false, false, 1],
  ['Back to a page of the same document', 'traverse', false, true, 1],
  ['a refresh', 'reload', false, true, 0],
  ['a place of the page', 'push', true, true, 0],
  ['the same place once more', 'replace', false, true, 0],
])('EXT-84: of %s the time to the page is told, if it is one', (_what, navigationType, hashChange, sameDocument, count) => {
  const hide = stubBrowser()
  navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType, hashChange, destination: { sameDocument } }))
  navigation.dispatchEvent(new Event('navigatesuccess'))
  hide()
  expect(sent).toMatchObject([{ navigations: Array(count).fill(expect.any(Number)) }])
})

test('EXT-15: nothing is sent after consent was withdrawn', () => {
  const hide = stubBrowser()
  document.cookie = 'consent=none'
  pending.set('largest-contentful-paint', [{ startTime: 800 }])
  hide()
  expect(sent).toEqual([])
})

test('EXT-84: what counts of what the browser has observed, for which page, once; of many navigations the first twenty', () => {
  const hide = stubBrowser()
  const entries: Record<string, object[]> = {
    navigation: [
      {
        serverTiming: [
          { name: 'route', description: 'product' },
          { name: 'traceparent', description: '00-abc-def-01' },
        ],
      },
    ],
    'visibility-state': [
      { name: 'visible', startTime: 0 },
      { name: 'hidden', startTime: 1000 },
    ],
  }
  vi.stubGlobal('performance', { getEntriesByType: (type: string) => entries[type] ?? [] })
  pending.set('largest-contentful-paint', [{ startTime: 900 }, { startTime: 1000 }])
  pending.set('layout-shift', [
    { startTime: 100, value: 0.1, hadRecentInput: true },
    { startTime: 200, value: 0.05 },
  ])
  pending.set('event', [
    { interactionId: 1, duration: 100 },
    { interactionId: 1, duration: 40 },
    { interactionId: 0, duration: 900 },
  ])
  for (let one = 0; one < 21; one++) {
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType: 'push', hashChange: false, destination: {} }))
    navigation.dispatchEvent(new Event('navigatesuccess'))
    navigation.dispatchEvent(new Event('navigatesuccess'))
  }
  Object.assign(document, { visibilityState: 'visible' })
  hide()
  expect(sent).toEqual([])
  Object.assign(document, { visibilityState: 'hidden' })
  for (let time = 0; time < 2; time++) hide()
  expect(sent).toEqual([
    { route: 'product', language: 'pl', trace: 'abc', lcp: 900, inp: 100, cls: 0.05, navigations: Array(20).fill(expect.any(Number)) },
  ])
})

test('EXT-84: what a browser does not observe is not 0', () => {
  const hide = stubBrowser(['largest-contentful-paint'])
  pending.set('largest-contentful-paint', [{ startTime: 800 }])
  hide()
  expect(sent).toMatchObject([{ lcp: 800, inp: null, cls: null }])
})
