import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProList, ProListLine } from '../../domain/account/professional.ts'
import type { ProductId } from '../../domain/ids.ts'
import { zloty } from '../../testing/a-cart.ts'
import { runIsland } from '../../testing/run-island.ts'
import { ProListCard } from './pro-list-card.client.tsx'
import { ProListLineRow } from './pro-list-line.client.tsx'

const line = (id: number): ProListLine => ({
  id: id as ProductId,
  name: `Fotel ${id}`,
  imageUrl: null,
  quantity: 1,
  deliveryTypeId: 1,
  price: zloty(100),
  isSoldOut: false,
})

/** As the shop API tells of it. */
const onWire = ({ id, quantity }: ProListLine) => ({
  quantity,
  product: { id, name: '', mainPhoto: null, regularPrice: 100, promoPrice: null, currencyId: 'PLN', deliveryTypeId: 1, status: { id: '' } },
})

/** The rows in an island's elements. */
function rowsIn(node: ReactNode): ComponentProps<typeof ProListLineRow>[] {
  if (Array.isArray(node)) return node.flatMap(rowsIn)
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  return node.type === ProListLineRow ? [node.props as ComponentProps<typeof ProListLineRow>] : rowsIn(node.props.children)
}

let answers: ((status: number, data?: object) => void)[]
beforeEach(() => {
  answers = []
  vi.stubGlobal('fetch', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers.push((status, data) => resolve(Response.json({ data, error: { code: 'NOT_FOUND' } }, { status })))
    return promise
  })
  const page = {
    cookie: 'visitor=1',
    documentElement: { lang: 'pl' },
    getElementById: () => null,
    querySelector: () => null,
    activeElement: null,
  }
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const asked = async (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count))

/** The card of a list with two products. */
function aCard() {
  const onOld = vi.fn<() => void>()
  const props = { checks: { name: [] }, language: 'pl', pathPrefix: '', cartHref: '', origin: '', sharedBase: '' } as const
  const labels: ComponentProps<typeof ProListCard>['labels'] = new Proxy({} as never, { get: (_all, key) => (key === 'csv' ? labels : '') })
  const shown = { list: { id: 7, name: 'Hotel', products: [line(1), line(2)] } as ProList }
  const on = { onChange: (next: (shown: ProList) => ProList) => void (shown.list = next(shown.list)), onRemoved: () => undefined, onOld }
  const island = runIsland(() => ProListCard({ ...props, ...on, list: shown.list, labels }))
  return { island, shown, onOld, rows: rowsIn(island.current) }
}

test('EXT-06: what another tab took off goes, and what was changed meanwhile stays as it was answered', async () => {
  const {
    rows: [first, second],
    shown,
  } = aCard()
  const changes = [second?.onQuantity(5), first?.onTakeOff()]
  await asked(1)
  answers[0]?.(200, { id: 7, name: 'Hotel', products: [line(1), { ...line(2), quantity: 5 }].map(onWire) })
  await asked(2)
  answers[1]?.(404)
  await Promise.all(changes)
  expect(shown.list.products.map(({ id, quantity }) => [id, quantity])).toEqual([[2, 5]])
})

test.each([
  [404, 1],
  [503, 0],
])('EXT-06: a change of a list that is answered %i reads the lists again where another tab may have removed it', async (status, times) => {
  const { rows, onOld } = aCard()
  const change = rows[0]?.onQuantity(5)
  await asked(1)
  answers[0]?.(status)
  await change
  expect(onOld).toHaveBeenCalledTimes(times)
})
