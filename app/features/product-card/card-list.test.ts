import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { PLACE_KEY } from '../../shop-api/browser/has-place.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { testDocument } from '../../testing/test-document.ts'
import { PanelSource } from '../../ui/panel/panel-source.ts'
import type { CardFacts } from './card.tsx'
import { Card } from './card.tsx'
import type { CardFrame as Frame } from './card-frame.ts'
import { CardFrame } from './card-frame-context.ts'
import { CardList } from './card-list.client.tsx'
import { TrackListView } from './track-list-view.tsx'

/** A list of so many cards, of a visitor with a place or without. */
function aList(count: number, more: Partial<Parameters<typeof CardList>[0]> = {}, place: string | null = null) {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('localStorage', memoryStorage(new Map(place === null ? [] : [[PLACE_KEY, place]])))
  const load = vi.fn(async () => ({ answer: 'fits' }))
  const cards = Array.from(
    { length: count },
    (_, id) => ({ productId: id, title: `Fotel ${id}`, price: {}, vendor: {} }) as never as CardFacts,
  )
  const frame = { currency: 'PLN', home: '/en' } as Frame
  const island = runIsland(
    () => CardList({ cards, frame, list: { className: 'list' }, between: createElement('aside'), ...more }),
    new Map([[PanelSource, load]]),
  )
  return { island, load, isFirst: () => elementsOf(island.current, Card).map(({ isFirst }) => isFirst) }
}

test('CARD-01: a list has its further item after two cards, and a view only where it is tracked; without cards there is none', () => {
  const { island, load, isFirst } = aList(3, { isFirstEager: true })
  const [list] = elementsOf(island.current, 'ul')
  const items = [list?.children].flat(2).map((each) => (each as { type: string }).type)
  expect([items, isFirst(), elementsOf(island.current, TrackListView)]).toEqual([['li', 'li', 'aside', 'li'], [true, false, false], []])
  expect(load).not.toHaveBeenCalled()
  island.end()
  expect(aList(1).isFirst()).toEqual([false])
  const none = aList(0, { trackedAs: '/produkty' }).island
  expect([elementsOf(none.current, 'ul'), elementsOf(none.current, TrackListView)]).toEqual([[], [{ currency: 'PLN', items: [] }]])
})

test('EXT-38: whoever has given a place is told of each card whether it fits', async () => {
  const { island, load } = aList(1, {}, '{"width":90}')
  expect(load.mock.calls).toEqual([[{ panel: 'fit', address: '/en' }, 'shown']])
  const answer = () => elementsOf(island.current, CardFrame)[0]?.value as { fitAnswer: { props: { children: unknown } } | null } | undefined
  await vi.waitFor(() => expect(answer()?.fitAnswer?.props.children).toBe('fits'))
})
