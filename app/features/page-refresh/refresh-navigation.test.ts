import { expect, test, vi } from 'vitest'
import { refreshPage, REFRESH_WITHOUT_NAVIGATION, refreshUndisturbed, RENEWAL } from './refresh-navigation.ts'

const reload = vi.fn(() => ({ committed: Promise.resolve(), finished: Promise.reject(new Error('aborted')) }))
const page = (state: object, transition: object | null = null) => {
  vi.stubGlobal('document', { readyState: 'complete', hidden: false, querySelector: () => null, ...state })
  vi.stubGlobal('window', { navigation: { reload, transition } })
}

test.each([
  ['that is shown', {}, true],
  ['that still arrives', { readyState: 'interactive' }, false],
  ['of a tab in the background', { hidden: true }, false],
  ['under an open dialog', { querySelector: (selector: string) => (selector.startsWith('dialog:') ? {} : null) }, false],
])('GAP-74: of a page %s: %j is refreshed: %s', (_which, state, isRefreshed) => {
  page(state)
  expect(refreshUndisturbed(RENEWAL)).toBe(isRefreshed)
  expect(reload.mock.calls).toEqual(isRefreshed ? [[{ info: RENEWAL }]] : [])
})

test.each([
  ['after the navigation that is under way', 'push', true, [0, 1]],
  ['not after one that was given up', 'push', false, [0, 0]],
  ['at once instead of another refresh', 'reload', true, [1, 1]],
] as const)('a page is refreshed %s', async (_when, navigationType, isFinished, calls) => {
  const { promise: finished, resolve, reject } = Promise.withResolvers<void>()
  page({}, { navigationType, finished })
  refreshPage()
  expect(reload).toHaveBeenCalledTimes(calls[0])
  page({})
  if (isFinished) resolve()
  else reject(new Error('aborted'))
  await new Promise((done) => setTimeout(done))
  expect(reload).toHaveBeenCalledTimes(calls[1])
})

test('LST-13, PRD-60, GAP-98: without the Navigation API a refresh is asked for by an event', () => {
  const asked = vi.fn<(event: Event) => void>()
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('window', {})
  document.addEventListener(REFRESH_WITHOUT_NAVIGATION, asked)
  refreshPage(RENEWAL)
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ detail: RENEWAL })
})
