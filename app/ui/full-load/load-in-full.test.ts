import { beforeEach, expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { goTo } from '../go-to/go-to.ts'
import { FULL_LOAD, loadInFull } from './load-in-full.ts'
import { useNavigated } from './use-navigated.ts'

const assign = vi.fn<(href: string) => void>()
const replace = vi.fn<(href: string) => void>()
beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://shop.test/', assign, replace })
})

const isOver = async (work: Promise<void>) =>
  Promise.race([work.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 0, false))])

test.each([
  ['a link', async () => goTo('/a'), ['/a'], [[['/a']], []]],
  ['a load', async () => loadInFull('/a'), ['/a', { info: FULL_LOAD, history: 'push' }], [[['/a']], []]],
  [
    'one in the place of this page',
    async () => loadInFull('/a', { history: 'replace' }),
    ['/a', { info: FULL_LOAD, history: 'replace' }],
    [[], [['/a']]],
  ],
])(
  '%s goes on when the page has come, or the way was broken off; without the Navigation API by the location',
  async (_what, go, asked, located) => {
    const [committed, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const navigate = vi.fn(() => ({ committed: committed.promise, finished: finished.promise }))
    vi.stubGlobal('window', { navigation: { navigate } })
    const gone = go()
    committed.resolve()
    expect(await isOver(gone)).toBe(false)
    finished.reject(new Error('aborted'))
    expect(await isOver(gone)).toBe(true)
    expect(navigate.mock.calls).toEqual([asked])
    expect(assign).not.toHaveBeenCalled()
    vi.stubGlobal('window', {})
    await go()
    expect([assign.mock.calls, replace.mock.calls]).toEqual(located)
  },
)

test('that a page is gone to once more is told of, and one restored from memory; neither the way to another page, nor a place of it or a refresh, nor anything after the end', () => {
  const navigation = new EventTarget()
  const page = Object.assign(new EventTarget(), { navigation })
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { pathname: '/a' })
  const told = vi.fn<() => void>()
  const island = runIsland(() => useNavigated(told))
  const navigate = (navigationType: string, url: string) =>
    navigation.dispatchEvent(
      Object.assign(new Event('navigate'), {
        navigationType,
        hashChange: url.includes('#'),
        destination: { url, sameDocument: url.includes('#') },
      }),
    )
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  navigate('push', 'https://shop.test/b')
  navigate('push', 'https://shop.test/a#b')
  navigate('reload', 'https://shop.test/a')
  show(false)
  expect(told).not.toHaveBeenCalled()
  navigate('push', 'https://shop.test/a?product=7')
  expect(told).toHaveBeenCalledTimes(1)
  show(true)
  island.end()
  navigate('push', 'https://shop.test/a')
  show(true)
  expect(told).toHaveBeenCalledTimes(2)
})
