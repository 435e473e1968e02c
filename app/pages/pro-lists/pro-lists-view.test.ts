import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { sendForm, stubFormPage } from '../../testing/sent-form.ts'
import { Form } from '../../ui/form/form.tsx'
import { ANNOUNCE } from '../../ui/live-region/announce.ts'
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

let asked: { method: string; answer: (data: object, status?: number) => void }[]
let said: string[]
beforeEach(() => {
  asked = []
  said = []
  stubFormPage({ name: 'Nowa' })
  document.addEventListener(ANNOUNCE, (event) => said.push((event as CustomEvent<string>).detail))
  vi.stubGlobal('location', new URL('http://shop.test/moje-konto'))
  vi.stubGlobal('fetch', async (_path: string, { method }: { method: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    asked.push({ method, answer: (data, status = 200) => resolve(Response.json({ data, error: { code: 'X' } }, { status })) })
    return promise
  })
})

function shown() {
  const labels = { created: '+{name}', removed: '-{name}', failed: 'failed' } as ComponentProps<typeof ProListsView>['labels']
  const props = { checks: { name: [] }, language: 'pl', pathPrefix: '', cartHref: '', origin: '', sharedBase: '' } as const
  const initial = ['Hotel', 'Dom'].map((name, at) => ({ id: at + 1, name, products: [] }))
  const island = runIsland(() => ProListsView({ ...props, initial, labels }))
  const cards = () => elementsOf(island.current, ProListCard)
  return {
    island,
    card: () => cards()[0],
    lists: () => cards().map(({ list }) => [list.name, list.products[0]?.price.minor]),
  }
}
/** Whether it is said that there are none. */
const saysNone = (island: ReturnType<typeof shown>['island']) => elementsOf(island.current, 'h2').length === 2
const answers = async (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count))

test('GAP-98: lists that are read again are shown, whatever was drawn meanwhile', async () => {
  const { island, card, lists } = shown()
  card()?.onOld()
  island.again()
  asked[0]?.answer({ items: [listOf(1, 'Hotel', 120)] })
  await vi.waitFor(() => expect(lists()).toEqual([['Hotel', 12_000]]))
  card()?.onOld()
  asked[1]?.answer({}, 503)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect([lists(), asked.length, saysNone(island)]).toEqual([[['Hotel', 12_000]], 2, false])
  card()?.onRemoved()
  expect([lists(), saysNone(island)]).toEqual([[], true])
})

test.each([
  [
    'was renamed',
    (card: ComponentProps<typeof ProListCard>) => card.onChange((list) => ({ ...list, name: 'Biuro' })),
    ['Biuro', 'Dom'],
    [],
  ],
  ['was removed', (card: ComponentProps<typeof ProListCard>) => card.onRemoved(), ['Dom'], ['-Hotel']],
])(
  'EXT-06, GAP-98: lists that were asked for before one %s do not undo it, and are read once more',
  async (_what, change, now, expected) => {
    const { card, lists } = shown()
    const pressed = card()
    pressed?.onOld()
    if (pressed) change(pressed)
    asked[0]?.answer({ items: [listOf(1, 'Hotel', 110), listOf(2, 'Dom', 110)] })
    await answers(2)
    expect([lists(), said]).toEqual([now.map((name) => [name, undefined]), expected])
    asked[1]?.answer({ items: now.map((name, id) => listOf(id, name, 120)) })
    await vi.waitFor(() => expect(lists()).toEqual(now.map((name) => [name, 12_000])))
  },
)

test.each([
  ['made', 200, ['+Nowa'], 1],
  ['not made', 503, [], 0],
])(
  'EXT-06: a list that is %s while all are read is there as often as it is; only then the form is empty',
  async (_what, status, expected, times) => {
    const { island, card, lists } = shown()
    const emptied = vi.fn<() => void>()
    sendForm(island.current, emptied)
    await answers(1)
    card()?.onOld()
    await answers(2)
    const made = times === 1 ? [listOf(3, 'Nowa', 5)] : []
    asked[1]?.answer({ items: [listOf(1, 'Hotel', 120), ...made] })
    await vi.waitFor(() => expect(lists()).toHaveLength(1 + times))
    asked[0]?.answer(listOf(3, 'Nowa', 5), status)
    const form = () => elementsOf(island.current, Form)[0]?.form
    await vi.waitFor(() => expect([form()?.isSubmitting, form()?.error]).toEqual([false, times === 1 ? null : 'failed']))
    expect([lists().length, said, emptied.mock.calls.length]).toEqual([1 + times, expected, times])
  },
)
