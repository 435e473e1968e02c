import { expect, test, vi } from 'vitest'
import { REFRESH, REFRESH_WITHOUT_NAVIGATION, RENEWAL } from '#app/features/page-refresh/refresh-navigation.ts'
import { FULL_LOAD } from '#app/ui/full-load/load-in-full.ts'
import { interceptNavigation, PageMoved, type Step } from './navigation.ts'

/** A browser on a page whose entry is `entry`, as every later page's is. @returns goes to a page, and says what was done, in order */
function stubBrowser(show?: () => Promise<void>) {
  const done: string[] = []
  const element = (name: string) => ({ focus: () => done.push(name) })
  const main = {
    contains: () => false,
    querySelector: (selector: string) => element(selector === 'h1' ? 'heading' : 'link'),
  }
  const navigation = Object.assign(new EventTarget(), { currentEntry: { key: 'entry' } })
  vi.stubGlobal('window', { navigation })
  const documentElement = {
    toggleAttribute: (_name: string, isOn: boolean) => isOn && done.push('first screen alone'),
    removeAttribute: () => done.push('all of it'),
  }
  vi.stubGlobal('document', { activeElement: null, querySelector: () => main, documentElement })
  vi.stubGlobal('location', new URL('http://shop.test/fotel-1'))
  vi.stubGlobal('requestAnimationFrame', (begin: () => void) =>
    setTimeout(() => {
      done.push('frame')
      begin()
      // After what the callback and its promises do, before any later task.
      setTimeout(() => done.push('painted'))
    }),
  )
  interceptNavigation(show ?? (async () => void done.push('shown')))
  return async (path: string, navigationType: string, info?: string) => {
    done.length = 0
    const handlers: (() => Promise<void>)[] = []
    const event = {
      navigationType,
      info,
      destination: { url: `http://shop.test${path}` },
      canIntercept: true,
      downloadRequest: null,
      formData: null,
      signal: new AbortController().signal,
      scroll: () => done.push('scrolled'),
      intercept: ({ handler }: { handler: () => Promise<void> }) => handlers.push(handler),
    }
    navigation.dispatchEvent(Object.assign(new Event('navigate'), event))
    for (const handle of handlers) await handle()
    return done
  }
}

test.each([
  ['Back', 'traverse', 'link'],
  ['a link', 'push', 'heading'],
  // It keeps the key of the entry, from which a link of the page before was followed.
  ['another variant in its place', 'replace', 'heading'],
])('GAP-131, GAP-86: the focus goes to a followed link by Back alone: %s', async (_what, navigationType, focused) => {
  const goTo = stubBrowser()
  await goTo('/lampa-2', 'push')
  expect((await goTo('/fotel-1', navigationType)).at(-1)).toBe(focused)
})

test.each([
  ['a new page', '/lampa-2', 'push', ['shown', 'first screen alone', 'frame', 'scrolled', 'painted', 'all of it', 'heading']],
  [
    'a page that is gone back to, to any place in it',
    '/lampa-2',
    'traverse',
    ['shown', 'frame', 'scrolled', 'painted', 'all of it', 'link'],
  ],
  ['a place in a new page', '/lampa-2#opis', 'push', ['shown', 'frame', 'scrolled', 'painted', 'all of it']],
])(
  'a page is scrolled before its first paint, and focused and completed after it, so that no task has two layouts: %s',
  async (_what, path, navigationType, steps) => {
    const goTo = stubBrowser()
    await goTo('/lampa-2', 'push')
    expect(await goTo(path, navigationType)).toEqual(steps)
  },
)

test('EXT-57: without a network a refresh waits for none and says nothing: the page that is shown is fine', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const goTo = stubBrowser(async () => {
    throw new TypeError('offline')
  })
  const said = vi.fn<() => void>()
  Object.assign(document, { dispatchEvent: said })
  vi.stubGlobal('addEventListener', (_online: string, goOn: () => void) => goOn())
  await goTo('/fotel-1', 'replace', REFRESH)
  expect(said).not.toHaveBeenCalled()
})

test('a page that a refresh finds elsewhere is loaded anew where it was read', async () => {
  const goTo = stubBrowser(async () => {
    throw new PageMoved()
  })
  const reload = vi.fn(() => ({ finished: Promise.resolve() }))
  Object.assign(window.navigation, { reload })
  await goTo('/fotel-1', 'reload', REFRESH)
  expect(reload).toHaveBeenCalledExactlyOnceWith({ info: FULL_LOAD })
})

test('LST-13, PRD-60, GAP-98: without the Navigation API a page is refreshed all the same, and loaded anew where it has moved', async () => {
  const reload = vi.fn<() => void>()
  const show = vi.fn<(url: URL, step: Step) => Promise<void>>(async () => undefined)
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', { href: 'http://shop.test/fotel-1', reload })
  const stop = interceptNavigation(show)
  const refresh = (detail: string) => document.dispatchEvent(new CustomEvent(REFRESH_WITHOUT_NAVIGATION, { detail }))
  for (const kind of [REFRESH, RENEWAL]) refresh(kind)
  const steps = show.mock.calls.map(([{ href }, { signal, ...step }]) => ({ href, isOver: signal.aborted, ...step }))
  const refreshed = { href: 'http://shop.test/fotel-1', isRefresh: true, isNew: false }
  expect(steps).toEqual([
    { ...refreshed, isOver: true, isKnownOld: false },
    { ...refreshed, isOver: false, isKnownOld: true },
  ])
  for (const error of [new TypeError('offline'), new PageMoved()]) {
    expect(reload).not.toHaveBeenCalled()
    show.mockRejectedValueOnce(error)
    refresh(REFRESH)
    await new Promise((done) => setTimeout(done))
  }
  expect(reload).toHaveBeenCalledOnce()
  stop()
  refresh(REFRESH)
  expect(show).toHaveBeenCalledTimes(4)
})
