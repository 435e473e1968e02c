import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { formPage, sendForm } from '../../testing/sent-form.ts'
import { ProListCard } from './pro-list-card.client.tsx'
import { ProListsView } from './pro-lists-view.client.tsx'

/** A list as the shop API tells of it; its price is that of its one product. */
const listOf = (id: number, name: string, price: number) => ({
  id,
  name,
  shareKey: null,
  products: [
    {
      quantity: 1,
      product: {
        id: 7,
        name: 'Fotel',
        mainPhoto: null,
        regularPrice: price,
        promoPrice: null,
        currencyId: 'PLN',
        deliveryTypeId: 1,
        status: {},
      },
    },
  ],
})

let asked: { method: string; answer: (data: object) => void }[]
beforeEach(() => {
  asked = []
  for (const [name, value] of Object.entries(formPage({ name: 'Nowa' }))) vi.stubGlobal(name, value)
  vi.stubGlobal('location', new URL('http://shop.test/moje-konto'))
  vi.stubGlobal('fetch', async (_path: string, { method }: { method: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    asked.push({ method, answer: (data) => resolve(Response.json({ data })) })
    return promise
  })
})
afterEach(() => vi.unstubAllGlobals())

function shown() {
  const labels = new Proxy({} as never, { get: () => '' }) as ComponentProps<typeof ProListsView>['labels']
  const props = { checks: { name: [] }, language: 'pl', pathPrefix: '', cartHref: '', origin: '', sharedBase: '' } as const
  const initial = [{ id: 1, name: 'Hotel', products: [] }]
  const island = runIsland(() => ProListsView({ ...props, initial, labels }))
  const cards = () => elementsOf(island.current, ProListCard)
  return {
    island,
    card: () => cards()[0],
    lists: () => cards().map(({ list }) => [list.name, list.products[0]?.price.minor]),
  }
}
const answers = async (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count))

test('GAP-98: lists that are read again are shown, whatever was drawn meanwhile', async () => {
  const { island, card, lists } = shown()
  card()?.onOld()
  island.again()
  asked[0]?.answer({ items: [listOf(1, 'Hotel', 120)] })
  await vi.waitFor(() => expect(lists()).toEqual([['Hotel', 12_000]]))
  expect(asked).toHaveLength(1)
  island.end()
})

test.each([
  [
    'was renamed',
    (card: ComponentProps<typeof ProListCard>) => card.onChange((list) => ({ ...list, name: 'Biuro' })),
    [listOf(1, 'Biuro', 120)],
  ],
  ['was removed', (card: ComponentProps<typeof ProListCard>) => card.onRemoved(), []],
])('EXT-06, GAP-98: lists that were asked for before one %s do not undo it, and are read once more', async (_what, change, now) => {
  const { island, card, lists } = shown()
  const pressed = card()
  pressed?.onOld()
  if (pressed) change(pressed)
  const changed = lists()
  asked[0]?.answer({ items: [listOf(1, 'Hotel', 110)] })
  await answers(2)
  expect(lists()).toEqual(changed)
  asked[1]?.answer({ items: now })
  await vi.waitFor(() => expect(lists()).toEqual(now.map(({ name }) => [name, 12_000])))
  island.end()
})

test('EXT-06: a list that was made while all were read is there once', async () => {
  const { island, card, lists } = shown()
  sendForm(island.current)
  await answers(1)
  card()?.onOld()
  await answers(2)
  asked[1]?.answer({ items: [listOf(1, 'Hotel', 120), listOf(2, 'Nowa', 5)] })
  await vi.waitFor(() => expect(lists()).toHaveLength(2))
  asked[0]?.answer(listOf(2, 'Nowa', 5))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(lists()).toEqual([
    ['Hotel', 12_000],
    ['Nowa', 500],
  ])
  island.end()
})
