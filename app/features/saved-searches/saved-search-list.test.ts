import { beforeEach, expect, test, vi } from 'vitest'
import { SAVED_SEARCHES_KEY, type SavedSearch } from '../../domain/search/saved-searches.ts'
import { savedSearches } from '../../shop-api/browser/saved-searches.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { formPage } from '../../testing/sent-form.ts'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { ANNOUNCE } from '../../ui/live-region/announce.ts'
import { SavedSearchesSection } from './saved-searches-section.client.tsx'
import { SavedSearchList, type SavedSearchListProps } from './saved-search-list.tsx'

const PROPS: SavedSearchListProps = {
  catalog: '/produkty',
  labels: { title: '', none: 'none', remove: 'x{name}', removed: '-{name}', news: '+{n}' },
}
const CHAIRS = '?categories=145'
const LAMPS = '?categories=146'

let said: string[]
/** Queries that were read, and how to answer them. */
let asked: ((ids: readonly number[] | null, sold?: readonly number[]) => void)[]
beforeEach(() => {
  said = []
  asked = []
  vi.stubGlobal('document', formPage().document)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', memoryStorage())
  document.addEventListener(ANNOUNCE, (event) => said.push((event as CustomEvent<string>).detail))
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    asked.push((ids, sold = []) => {
      const items = (ids ?? []).map((id) => ({ id, status: { id: 'PUBLISHED' }, amountOfAvailableItems: sold.includes(id) ? 0 : 1 }))
      resolve(Response.json({ data: { items } }, { status: ids ? 200 : 503 }))
    })
    return promise
  })
})

const search = (query: string, seen: readonly number[] | null) => ({ name: query, query, seen }) as SavedSearch
function show(...searches: SavedSearch[]) {
  localStorage.setItem(SAVED_SEARCHES_KEY, JSON.stringify(searches))
  const island = runIsland(() => SavedSearchList(PROPS))
  return { island, news: () => elementsOf(island.current, 'span').map(({ children }) => children) }
}
const read = async (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count))
const seen = () => savedSearches().map((one) => one.seen)
const settled = async () => new Promise((resolve) => setTimeout(resolve, 5))

test('EXT-28: saved searches are read one after the other, each says how many products are new, and one that fails says nothing', async () => {
  const { news } = show(search(CHAIRS, null), search(LAMPS, [2]))
  await read(1)
  asked[0]?.(null)
  await read(2)
  asked[1]?.([4, 3, 2])
  await vi.waitFor(() => expect(news()).toEqual(['+2']))
  expect(seen()).toEqual([null, [2]])
})

test('EXT-28: one of which nobody could tell what is new begins with what is newest now', async () => {
  const { news } = show(search(CHAIRS, null), search(LAMPS, [2]))
  await read(1)
  asked[0]?.([4, 3])
  await read(2)
  asked[1]?.([5, 2])
  await vi.waitFor(() => expect(news()).toEqual(['+1']))
  expect(seen()).toEqual([[4, 3], [2]])
})

const OLD = [20, 19, 18, 17, 16, 15, 14, 13, 12, 11]
const NEWER = [30, 29, 28, 27, 26, 25, 24, 23, 22, 21]

test.each([
  ['one is on sale: all are new', [20, 19], [19], ['+9+'], OLD],
  ['all are sold: what moved up is not new', [20], [20], [], NEWER],
  ['nobody can tell', null, [], [], OLD],
])('EXT-28: ten newest that were all not seen; of those that were, %s', async (_what, seenOnes, sold, shown, kept) => {
  const { news } = show(search(CHAIRS, OLD))
  await read(1)
  asked[0]?.(NEWER)
  await read(2)
  asked[1]?.(seenOnes, sold)
  await settled()
  expect([news(), seen()]).toEqual([shown, [kept]])
})

test('EXT-28: a search that is opened before its newest are known begins with those that are newest then', async () => {
  const { island } = show(search(CHAIRS, [1]), search(LAMPS, [2]))
  await read(1)
  elementsOf(island.current, 'a')[0]?.onClick?.({ button: 0, ctrlKey: true } as never)
  expect(seen()).toEqual([null, [2]])
  await read(2)
  asked[1]?.([4])
  await vi.waitFor(() => expect(seen()).toEqual([[4], [2]]))
})

test('EXT-28: the section is there once something is saved, and stays with its list when the last one is removed', () => {
  const section = runIsland(() => SavedSearchesSection({ id: 'saved', ...PROPS }))
  expect(section.current).toBeNull()
  const { island } = show(search(CHAIRS, [1]))
  const none = () => elementsOf(island.current, 'p').map(({ children }) => children)
  section.again()
  expect([elementsOf(section.current, 'section').length, none()]).toEqual([1, []])
  elementsOf(island.current, IconButton)[0]?.onClick?.({} as never)
  expect([elementsOf(section.current, 'section').length, none()]).toEqual([1, ['none']])
})

test('EXT-28: a list that is left asks for nothing more, and what comes late changes nothing', async () => {
  const { island } = show(search(CHAIRS, null), search(LAMPS, null))
  await read(1)
  island.end()
  asked[0]?.([4])
  await settled()
  expect([asked.length, seen()]).toEqual([1, [null, null]])
})

test.each([
  ['opened', { button: 0 }, 1],
  ['opened in another tab', { button: 0, ctrlKey: true }, 0],
])('EXT-28: of a search that is %s nothing is new any more; its dialog closes when it opens here', async (_what, event, closed) => {
  const { island, news } = show(search(CHAIRS, [1]))
  await read(1)
  asked[0]?.([2, 1])
  await vi.waitFor(() => expect(news()).toEqual(['+1']))
  const close = vi.fn<() => void>()
  const currentTarget = { closest: (selector: string) => (selector === 'dialog' ? { close } : null), target: '', hasAttribute: () => false }
  elementsOf(island.current, 'a')[0]?.onClick?.({ ...event, currentTarget, defaultPrevented: false } as never)
  expect([news(), seen(), close.mock.calls.length]).toEqual([[], [[2, 1]], closed])
})

test('EXT-28: one that is removed goes alone, and that is announced', async () => {
  const { island } = show(search(CHAIRS, [1]), search(LAMPS, [2]))
  const [first] = elementsOf(island.current, IconButton)
  expect(first?.label).toBe(`x${CHAIRS}`)
  first?.onClick?.({} as never)
  expect([said, elementsOf(island.current, 'a').map(({ href }) => href)]).toEqual([[`-${CHAIRS}`], [`/produkty${LAMPS}`]])
})
