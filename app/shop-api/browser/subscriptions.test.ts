import { expect, test, vi } from 'vitest'
import type { ProductId } from '../../domain/ids.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { useChosenCountry } from './delivery-country.ts'
import { useHasPlace } from './has-place.ts'
import { keepPlace, usePlace } from './place.ts'
import { keepSearches, useSavedSearches } from './saved-searches.ts'
import { useSizeOf } from './sizes.ts'
import { useVisitorFacts } from './use-visitor-facts.ts'
import { testDocument } from '../../testing/test-document.ts'

const stored = new Map<string, string>()

function stubPage() {
  stored.clear()
  vi.stubGlobal('document', testDocument({ cookie: '' }))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', memoryStorage(stored))
}

type Change = [where: 'document' | 'window', event: string]
const STORED: Change[] = [
  ['window', 'storage'],
  ['window', 'pageshow'],
]

test.each<[string, () => unknown, Change[]]>([
  ['useSavedSearches', useSavedSearches, [['document', 'saved-searches'], ...STORED]],
  ['useHasPlace', useHasPlace, [['document', 'place'], ...STORED]],
  ['usePlace', usePlace, [['document', 'place'], ...STORED]],
  ['useChosenCountry', useChosenCountry, [['document', 'patyna:country'], ...STORED]],
  ['useVisitorFacts', useVisitorFacts, [['document', 'DOMContentLoaded']]],
])('%s follows its changes, and no longer once its island is gone', (_name, useIt, changes) => {
  stubPage()
  const drawn = vi.fn<() => void>()
  const island = runIsland(() => {
    drawn()
    return useIt()
  })
  const change = () => {
    drawn.mockClear()
    for (const [where, event] of changes) ({ document, window })[where].dispatchEvent(new Event(event))
    return drawn.mock.calls.length
  }
  expect(change()).toBe(changes.length)
  island.end()
  expect(change()).toBe(0)
})

test('EXT-38: a place that is kept, replaced and forgotten is what each island has at once', () => {
  stubPage()
  const [has, place] = [runIsland(() => useHasPlace()), runIsland(() => usePlace())]
  for (const [kept, isThere] of [
    [{ width: 90 }, true],
    [{ width: 80 }, true],
    [null, false],
  ] as const) {
    keepPlace(kept as Parameters<typeof keepPlace>[0])
    expect([has.current, place.current]).toMatchObject([isThere, kept])
  }
})

test('saved searches are what each island has at once; without any nothing is stored', () => {
  stubPage()
  const island = runIsland(() => useSavedSearches())
  const search = { query: '?q=fotel', name: 'Fotel', at: 1, seen: [] }
  keepSearches([search as never])
  expect([island.current.length, stored.size]).toEqual([1, 1])
  keepSearches([])
  expect([island.current.length, stored.size]).toEqual([0, 0])
})

test('EXT-38: the sizes of all cards of a page are asked for in one call of at most fifty; one that is known never again', async () => {
  stubPage()
  const asked: number[][] = []
  let status = 503
  vi.stubGlobal('fetch', async (path: string) => {
    const ids = new URL(path, 'https://shop.test').searchParams.get('productsIds')?.split(',').map(Number) ?? []
    asked.push(ids)
    const items = ids.map((id) => ({ id, ...(id !== 2 && { size: { width: id } }) }))
    return Response.json({ data: { items }, error: { code: 'DOWN' } }, { status })
  })
  const cards = (ids: readonly number[]) => ids.map((id) => runIsland(() => useSizeOf(id as ProductId)))
  cards([1])
  await vi.waitFor(() => expect(asked).toEqual([[1]]))
  status = 200
  await new Promise(setImmediate)
  const all = cards(Array.from({ length: 51 }, (_, index) => index + 1))
  await vi.waitFor(() => expect(all.map(({ current }) => current).at(-1)).toEqual({ width: 51 }))
  expect(
    asked.map(({ length }) => length),
    'what failed is asked for again',
  ).toEqual([1, 50, 1])
  expect(all.slice(0, 2).map(({ current }) => current)).toEqual([{ width: 1 }, null])
  cards([1, 2])
  await new Promise(setImmediate)
  expect(asked).toHaveLength(3)
})
