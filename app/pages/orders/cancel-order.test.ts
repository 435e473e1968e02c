import { afterEach, expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { CancelOrder } from './cancel-order.client.tsx'

afterEach(() => vi.unstubAllGlobals())

const LABELS = { cancel: 'Anuluj', title: '', text: '', confirm: 'Tak', close: '', failed: 'Nie udało się', ended: 'Wylogowano' }

/** An order whose cancellation is answered so, and what the page does with the answer. */
function cancelling(status: number, code = 'FAILED') {
  const replace = vi.fn<(href: string) => void>()
  const page = { cookie: 'visitor=1', documentElement: { lang: 'pl' }, getElementById: () => null }
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { replace })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async () => Response.json(status === 200 ? { data: {} } : { error: { code } }, { status }))
  const island = runIsland(() => CancelOrder({ orderId: 1, payment: null, here: '/zamowienie/1', labels: LABELS }))
  const press = (at: number) => elementsOf(island.current, Button)[at]?.onClick?.({} as never)
  return {
    replace,
    open: () => press(0),
    confirm: () => press(1),
    isOpen: () => elementsOf(island.current, Dialog)[0]?.isOpen,
    isBusy: () => elementsOf(island.current, Button).map(({ isBusy }) => isBusy),
    text: () => elementsOf(island.current, FailureNote)[0]?.text,
  }
}

test('EXT-16: a question that is asked again does not begin with why the last cancellation failed', async () => {
  const order = cancelling(503)
  order.open()
  await vi.waitFor(() => expect([order.isOpen(), order.isBusy()]).toEqual([true, [false, false]]))
  order.confirm()
  await vi.waitFor(() => expect(order.text()).toBe('Nie udało się'))
  order.open()
  expect([order.isOpen(), order.text()]).toEqual([true, null])
  expect(order.replace).not.toHaveBeenCalled()
})

test.each([
  ['that is cancelled', 200, 'OK'],
  ['that is on its way by now', 409, 'CONFLICT'],
])('EXT-16: the page of an order %s is loaded anew, once for two presses', async (_which, status, code) => {
  const order = cancelling(status, code)
  order.confirm()
  order.confirm()
  await vi.waitFor(() => expect(order.replace.mock.calls).toEqual([['/zamowienie/1']]))
  expect(order.text()).toBeNull()
})
