import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Button } from '../../ui/button/button.tsx'
import { Counter } from '../../ui/counter/counter.client.tsx'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import type { ProductId } from '../../domain/ids.ts'
import { ProListLineRow } from './pro-list-line.client.tsx'
import type { ProListsLabels } from './pro-lists-labels.ts'

const LINE = {
  id: 7 as ProductId,
  name: 'Fotel',
  imageUrl: null,
  quantity: 1,
  price: { minor: 1, currencyId: 'PLN' },
  deliveryTypeId: 1,
  isSoldOut: false,
} as const
const LABELS = { quantity: '', decrease: '', increase: '', takeOffName: '', changeFailed: 'failed' } as ProListsLabels
const FAILED = { kind: 'http', status: 503, code: 'X', fields: {} } as unknown as CallFailure

const show = (change: () => Promise<CallFailure | null>) =>
  runIsland(() => ProListLineRow({ line: LINE, language: 'pl', pathPrefix: '', labels: LABELS, onQuantity: change, onTakeOff: change }))

test('GAP-37: the quantity that was wanted last stays shown until its own answer comes, not that of one before', async () => {
  const answers: ((failure: null) => void)[] = []
  const onQuantity = async () => new Promise<null>((resolve) => answers.push(resolve))
  const island = show(onQuantity)
  const shown = () => elementsOf(island.current, Counter)[0]
  for (const quantity of [2, 3]) shown()?.onChange(quantity)
  answers[0]?.(null)
  await new Promise(setImmediate)
  expect(shown()).toMatchObject({ value: 3, min: 1, max: 999 })
  answers[1]?.(null)
  await vi.waitFor(() => expect(shown()?.value).toBe(1))
})

test.each([
  ['fails', [null, FAILED], ['failed']],
  ['is done', [FAILED, null], []],
])('GAP-37: of two quick changes the last one %s, and that alone is told', async (_what, failures, told) => {
  vi.stubGlobal('document', new EventTarget())
  const answers: ((failure: CallFailure | null) => void)[] = []
  const onQuantity = async () => new Promise<CallFailure | null>((resolve) => answers.push(resolve))
  const island = show(onQuantity)
  for (const quantity of [2, 3]) elementsOf(island.current, Counter)[0]?.onChange(quantity)
  for (const [at, failure] of failures.entries()) {
    answers[at]?.(failure)
    await new Promise(setImmediate)
  }
  expect(elementsOf(island.current, FailureNote).flatMap(({ text }) => text ?? [])).toEqual(told)
})

test.each([
  ['sold out, without a photo', { isSoldOut: true }, [[], ['Fotel', ' sold out']]],
  ['on sale', { imageUrl: '/fotel.avif' }, [['/fotel.avif'], ['Fotel']]],
])('GAP-37: of a product that is %s its line says so; it is taken off by its button', async (_what, changes, shown) => {
  const onTakeOff = vi.fn(async () => FAILED)
  vi.stubGlobal('document', new EventTarget())
  const labels = { ...LABELS, soldOut: 'sold out' }
  const props = { line: { ...LINE, ...changes }, language: 'pl', pathPrefix: '/en', labels, onQuantity: onTakeOff, onTakeOff } as const
  const island = runIsland(() => ProListLineRow(props))
  const texts = elementsOf(island.current, 'p').flatMap(({ children }) =>
    [elementsOf(children, 'a'), elementsOf(children, 'span')].flat().map((one) => one.children),
  )
  expect([elementsOf(island.current, 'img').map(({ src }) => src), texts]).toEqual(shown)
  expect(elementsOf(island.current, 'a')[0]?.href).toBe('/en/fotel-7')
  elementsOf(island.current, Button)[0]?.onClick?.({} as never)
  await vi.waitFor(() => expect(elementsOf(island.current, FailureNote)[0]?.text).toBe('failed'))
  expect(onTakeOff).toHaveBeenCalledOnce()
})
