import { expect, test, vi } from 'vitest'
import type { ProductId } from '../../domain/ids.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { ListPicker, type ListPickerProps } from './list-picker.client.tsx'
import { testDocument } from '../../testing/test-document.ts'

const PRODUCT = {
  id: 7,
  name: 'Fotel',
  mainPhoto: null,
  regularPrice: 1,
  promoPrice: null,
  currencyId: 'PLN',
  deliveryTypeId: 1,
  status: {},
}
const listOf = (id: number, products: readonly object[]) => ({ id, name: `Lista ${id}`, shareKey: null, products })

test('GAP-37: the dialog waits for the lists; put on two before either has answered, a product is shown on both', async () => {
  const answers: (() => void)[] = []
  const bodies: unknown[] = []
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const [, id] = /(\d+)\/products$/.exec(path) ?? []
    const other = { quantity: 1, product: { ...PRODUCT, id: 8 } }
    if (id === undefined) return Response.json({ data: { items: [listOf(1, [other]), listOf(2, []), listOf(3, [])] } })
    bodies.push(JSON.parse(String(body)))
    await new Promise<void>((resolve) => answers.push(resolve))
    return Response.json({ data: listOf(Number(id), [other, { quantity: 1, product: PRODUCT }]) })
  })
  const props = { productId: 7 as ProductId, listsHref: '/', labels: { put: 'Na listę', wait: 'Chwila.' } as ListPickerProps['labels'] }
  const island = runIsland(() => ListPicker(props))
  const buttons = () => elementsOf(island.current, Button)
  const names = () => buttons().map(({ children }) => children)
  const dialog = () => elementsOf(island.current, Dialog)[0]
  expect(dialog()?.isOpen).toBe(false)
  buttons()[0]?.onClick?.({} as never)
  expect([dialog()?.isOpen, elementsOf(island.current, Spinner).length]).toEqual([true, 1])
  await vi.waitFor(() => expect(names()).toEqual(['Na listę', 'Lista 1', 'Lista 2', 'Lista 3']))
  expect(elementsOf(island.current, Spinner)).toEqual([])
  for (const { onClick } of buttons().slice(1, 3)) onClick?.({} as never)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.()
  await vi.waitFor(() => expect(names()).toEqual(['Na listę', 'Lista 2', 'Lista 3']))
  answers[1]?.()
  await vi.waitFor(() => expect(names()).toEqual(['Na listę', 'Lista 3']))
  expect(bodies).toEqual([1, 2].map(() => ({ productId: 7, quantity: 1 })))
  expect(elementsOf(island.current, 'span').map(({ children }) => children)).toContain('Lista 1')
  dialog()?.onClose()
  expect(dialog()?.isOpen).toBe(false)
})

test('GAP-37: lists that were asked for before a product was put on one do not take it off again', async () => {
  let reading: Promise<unknown> = Promise.resolve()
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/products')) return Response.json({ data: listOf(1, [{ quantity: 1, product: PRODUCT }]) })
    await reading
    return Response.json({ data: { items: [listOf(1, [])] } })
  })
  const props = { productId: 7 as ProductId, listsHref: '/', labels: {} as ListPickerProps['labels'] }
  const island = runIsland(() => ListPicker(props))
  const buttons = () => elementsOf(island.current, Button)
  buttons()[0]?.onClick?.({} as never)
  await vi.waitFor(() => expect(buttons()).toHaveLength(2))
  const late = Promise.withResolvers<void>()
  reading = late.promise
  buttons()[0]?.onClick?.({} as never)
  buttons()[1]?.onClick?.({} as never)
  await vi.waitFor(() => expect(buttons()).toHaveLength(1))
  late.resolve()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(buttons()).toHaveLength(1)
})

test('GAP-37: what has failed is not said any more once it is tried again', async () => {
  const statuses = [503, 200]
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.endsWith('/products')) return Response.json({ data: { items: [listOf(1, [])] } })
    return Response.json({ data: listOf(1, [{ quantity: 1, product: PRODUCT }]) }, { status: statuses.shift() ?? 500 })
  })
  const island = runIsland(() => ListPicker({ productId: 7 as ProductId, listsHref: '/', labels: {} as ListPickerProps['labels'] }))
  const press = (at: number) => elementsOf(island.current, Button)[at]?.onClick?.({} as never)
  const notices = () => elementsOf(island.current, Notice).length
  press(0)
  await vi.waitFor(() => expect(elementsOf(island.current, Button)).toHaveLength(2))
  press(1)
  await vi.waitFor(() => expect(notices()).toBe(1))
  press(1)
  await vi.waitFor(() => expect(elementsOf(island.current, Button)).toHaveLength(1))
  expect(notices()).toBe(0)
})

test('GAP-37: lists that could not be read say so, and are read again when the dialog is opened again; a late failure says nothing of them', async () => {
  vi.stubGlobal('document', testDocument())
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', async () => new Promise((resolve) => answers.push(resolve)))
  const failed = () => Response.json({ error: { code: 'DOWN' } }, { status: 503 })
  const labels = { failed: 'Nie udało się.', none: 'Nie masz list.' } as ListPickerProps['labels']
  const island = runIsland(() => ListPicker({ productId: 7 as ProductId, listsHref: '/', labels }))
  const open = () => elementsOf(island.current, Button)[0]?.onClick?.({} as never)
  const notices = () => elementsOf(island.current, Notice).map(({ children }) => children)
  const texts = () => elementsOf(island.current, 'p').map(({ children }) => children)
  open()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.(failed())
  await vi.waitFor(() => expect(notices()).toEqual(['Nie udało się.']))
  expect(elementsOf(island.current, Spinner)).toEqual([])
  open()
  expect(notices()).toEqual([])
  open()
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  expect(texts()).not.toContain('Nie masz list.')
  answers[2]?.(Response.json({ data: { items: [] } }))
  await vi.waitFor(() => expect(texts()).toContain('Nie masz list.'))
  expect(elementsOf(island.current, 'ul')).toEqual([])
  answers[1]?.(failed())
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(notices()).toEqual([])
})
