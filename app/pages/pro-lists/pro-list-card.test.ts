import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ProList, ProListLine } from '../../domain/account/professional.ts'
import type { ProductId } from '../../domain/ids.ts'
import { zloty } from '../../testing/a-cart.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { formPage, sendForm } from '../../testing/sent-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.client.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { ANNOUNCE } from '../../ui/live-region/announce.ts'
import { AddAll } from './add-all.client.tsx'
import { ProListCard } from './pro-list-card.client.tsx'
import { ProListLineRow } from './pro-list-line.client.tsx'
import { ProductToList } from './product-to-list.client.tsx'
import { RenameList } from './rename-list.client.tsx'
import { ShareList } from './share-list.client.tsx'
import { testDocument } from '../../testing/test-document.ts'

const line = (id: number): ProListLine => ({
  id: id as ProductId,
  name: `Fotel ${id}`,
  imageUrl: null,
  quantity: 1,
  deliveryTypeId: 1,
  price: zloty(100),
  isSoldOut: false,
})

const ON_SALE = { amountOfAvailableItems: 9, status: { id: 'PUBLISHED' } }
/** As the shop API tells of it. */
const onWire = ({ id, quantity }: ProListLine) => ({
  quantity,
  product: { id, name: '', mainPhoto: null, regularPrice: 100, promoPrice: null, currencyId: 'PLN', deliveryTypeId: 1, ...ON_SALE },
})

let answers: ((status: number, data?: object) => void)[]
/** The bodies of what was asked. */
let sent: unknown[]
let methods: (string | undefined)[]
let said: string[]
beforeEach(() => {
  answers = []
  sent = []
  methods = []
  said = []
  vi.stubGlobal('fetch', async (_path: string, { body, method }: RequestInit) => {
    methods.push(method)
    const { promise, resolve } = Promise.withResolvers<Response>()
    sent.push(JSON.parse(String(body ?? 'null')))
    answers.push((status, data) => resolve(Response.json({ data, error: { code: 'NOT_FOUND' } }, { status })))
    return promise
  })
  vi.stubGlobal('document', testDocument())
  document.addEventListener(ANNOUNCE, (event) => said.push((event as CustomEvent<string>).detail))
  vi.stubGlobal('location', { pathname: '/', search: '' })
})
const asked = async (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count))

/** The card of a list with two products. */
function aCard() {
  const [onRemoved, onOld] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const props = { checks: { name: [] }, language: 'pl', pathPrefix: '', cartHref: '', origin: '', sharedBase: '/lista/' } as const
  const labels: ComponentProps<typeof ProListCard>['labels'] = new Proxy({} as never, {
    get: (_all, key) => (key === 'csv' || key === 'hindered' ? labels : String(key)),
  })
  const shown = { list: { id: 7, name: 'Hotel', products: [line(1), line(2)] } as ProList }
  const on = { onChange: (next: (shown: ProList) => ProList) => void (shown.list = next(shown.list)), onRemoved, onOld }
  const island = runIsland(() => ProListCard({ ...props, ...on, list: shown.list, labels }))
  return { island, shown, onRemoved, onOld, rows: elementsOf(island.current, ProListLineRow) }
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
  expect([await Promise.all(changes), said]).toEqual([[null, null], ['takenOff']])
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

test.each([
  ['has changed', 200, 5],
  ['has not changed', 503, 1],
])('EXT-70: a list that is added at once after a change adds what it %s', async (_what, status, quantity) => {
  const { island, rows } = aCard()
  const change = rows[0]?.onQuantity(5)
  const [props] = elementsOf(island.current, AddAll)
  const button = runIsland(() => props && AddAll(props))
  elementsOf(button.current, Button)[0]?.onClick?.({} as never)
  await asked(1)
  answers[0]?.(status, { id: 7, name: 'Hotel', products: [{ ...line(1), quantity: 5 }, line(2)].map(onWire) })
  await change
  await asked(2)
  expect(sent[1]).toMatchObject({ productId: 1, quantity })
  answers[1]?.(503)
  await asked(3)
  answers[2]?.(503)
  await vi.waitFor(() => expect(elementsOf(button.current, Button)[0]?.isBusy).toBe(false))
})

test('EXT-70: a list that was read again after its last change is added as it was read', async () => {
  const { island, rows, shown } = aCard()
  const change = rows[0]?.onQuantity(5)
  await asked(1)
  answers[0]?.(200, { id: 7, name: 'Hotel', products: [{ ...line(1), quantity: 5 }].map(onWire) })
  await change
  shown.list = { ...shown.list, products: [{ ...line(1), quantity: 7 }] }
  island.again()
  await expect(elementsOf(island.current, AddAll)[0]?.whenChanged?.()).resolves.toBeNull()
})

test.each([
  [200, 1, []],
  [404, 1, []],
  [503, 0, ['changeFailed']],
])('GAP-37: a list whose removal is answered %i goes, or says why it stays', async (status, times, says) => {
  const { island, onRemoved } = aCard()
  elementsOf(island.current, 'form')[0]?.onSubmit?.({} as never)
  await asked(1)
  answers[0]?.(status, {})
  const told = () => elementsOf(island.current, FailureNote).flatMap(({ text }) => text ?? [])
  await vi.waitFor(() => expect([onRemoved.mock.calls.length, told()]).toEqual([times, says]))
})

test('GAP-37: a product that is put on a list again keeps its quantity; a new one is there once', async () => {
  const put = elementsOf(aCard().island.current, ProductToList)[0]?.onPut
  await expect(put?.(1 as ProductId)).resolves.toBeNull()
  const added = put?.(3 as ProductId)
  await asked(1)
  answers[0]?.(503)
  await expect(added).resolves.toMatchObject({ status: 503 })
  expect(sent).toEqual([{ productId: 3, quantity: 1 }])
})

test.each([
  [200, ['renamed'], 0],
  [503, [], 1],
])('GAP-37: a list whose new name is answered %i: so it is said, and the form stays where it failed', async (status, told, forms) => {
  const { island } = aCard()
  elementsOf(island.current, Button)[0]?.onClick?.({} as never)
  const form = () => elementsOf(island.current, RenameList)
  for (const [name, value] of Object.entries(formPage({ name: 'Biuro' }))) if (name !== 'document') vi.stubGlobal(name, value)
  const [props] = form()
  const renaming = runIsland(() => props && RenameList(props))
  expect([props?.keepAs, elementsOf(renaming.current, TextField).map(({ name, defaultValue }) => [name, defaultValue])]).toEqual([
    'rename-list-7',
    [['name', 'Hotel']],
  ])
  sendForm(renaming.current)
  await asked(1)
  expect(sent).toEqual([{ name: 'Biuro' }])
  answers[0]?.(status, { id: 7, name: 'Biuro', products: [] })
  await vi.waitFor(() => expect([said, form().length]).toEqual([told, forms]))
  await vi.waitFor(() =>
    expect(elementsOf(renaming.current, Form)[0]?.form).toMatchObject({ isSubmitting: false, error: status === 503 ? 'failed' : null }),
  )
})

test('EXT-23: a list is shared, its link selected where it is focused, and ended; a refusal is said; of a shop without links nothing is offered', async () => {
  const { island, shown } = aCard()
  expect(elementsOf(island.current, ShareList)).toEqual([])
  const show = (shareKey: string | null) => {
    shown.list = { ...shown.list, shareKey }
    island.again()
    const [props] = elementsOf(island.current, ShareList)
    return runIsland(() => props && ShareList(props))
  }
  const press = (share: ReturnType<typeof show>) => elementsOf(share.current, Button)[0]?.onClick?.({} as never)
  const unshared = show(null)
  press(unshared)
  await asked(1)
  expect(elementsOf(unshared.current, Button)[0]).toMatchObject({ isBusy: true })
  answers[0]?.(503)
  await vi.waitFor(() => expect(elementsOf(unshared.current, FailureNote)).toEqual([{ text: 'changeFailed' }]))
  press(unshared)
  await asked(2)
  answers[1]?.(200, { id: 7, name: 'Hotel', products: [], shareKey: 'abc' })
  await vi.waitFor(() => expect(shown.list.shareKey).toBe('abc'))
  const shared = show('abc')
  const select = vi.fn<() => void>()
  const [link] = elementsOf(shared.current, TextField)
  link?.onFocus?.({ currentTarget: { select } } as never)
  expect([link?.value, elementsOf(shared.current, CopyButton)[0]?.text, select.mock.calls.length]).toEqual(['/lista/abc', '/lista/abc', 1])
  press(shared)
  await asked(3)
  expect(methods).toEqual(['POST', 'POST', 'DELETE'])
  answers[2]?.(200, { id: 7, name: 'Hotel', products: [], shareKey: null })
  await vi.waitFor(() => expect(shown.list.shareKey).toBeNull())
})
