import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { BuyAgain } from './buy-again.client.tsx'
import { CancelOrder } from './cancel-order.client.tsx'
import { PrintButton } from './print-button.client.tsx'
import { RePayButton } from './re-pay-button.client.tsx'
import { testDocument } from '../../testing/test-document.ts'

const FAILURES = { failed: 'Nie udało się', ended: 'Wylogowano' }
const PAYMENT = '3f2b1c52-7a8e-4a53-9a0d-0f5a3c1d2e3f'
const cancelOrder = () =>
  CancelOrder({
    orderId: 1,
    payment: PAYMENT,
    here: '/zamowienie/1',
    labels: { ...FAILURES, cancel: 'Anuluj', title: '', text: '', confirm: 'Tak', close: '' },
  })
const payAgain = () =>
  RePayButton({
    orderId: 1,
    pathPrefix: '/en',
    method: 'card',
    reference: PAYMENT,
    labels: { ...FAILURES, pay: 'Zapłać', payName: 'Zapłać za zamówienie 1' },
  })
const buyAgain = () =>
  BuyAgain({
    orderId: 1,
    cartHref: '/koszyk',
    labels: { ...FAILURES, buyAgain: 'Kup', left: 'Nie ma: {names}.', short: 'Mniej: {names}.', toCart: '' },
  })

/** An island of an order's page, whose calls are answered so, and what it does with the answer. */
function open(render: () => ReactNode, status: number, data: object = {}) {
  const went = vi.fn<(how: string, href: string) => void>()
  const [assign, replace] = ['assign', 'replace'].map((how) => (href: string) => went(how, href))
  const sent = vi.fn<(path: string, body: unknown) => void>()
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { assign, replace, pathname: '/zamowienie/1', search: '?payment=1' })
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent(path, JSON.parse(String(body ?? null)))
    return Response.json(status === 200 ? { data } : { error: { code: status === 401 ? 'UNAUTHORIZED' : 'FAILED' } }, { status })
  })
  const island = runIsland(render)
  const buttons = () => elementsOf(island.current, Button)
  return {
    went,
    sent,
    island,
    isBusy: () => buttons().some(({ isBusy }) => isBusy),
    press: (at = buttons().length - 1) => buttons()[at]?.onClick?.({} as never),
    dialog: () => elementsOf(island.current, Dialog)[0],
    text: () => elementsOf(island.current, FailureNote)[0]?.text,
  }
}

const PAID = { paymentLink: '/platnosc/2' }
const HERE = '/zamowienie/1?payment=1'

test.each<[string, number, () => ReactNode, object, [string, string][], string | null]>([
  ['CancelOrder', 200, cancelOrder, {}, [['replace', '/zamowienie/1']], null],
  ['CancelOrder, too late', 409, cancelOrder, {}, [['replace', '/zamowienie/1']], null],
  ['CancelOrder', 503, cancelOrder, {}, [], 'Nie udało się'],
  ['CancelOrder', 401, cancelOrder, {}, [], 'Wylogowano'],
  ['RePayButton', 200, payAgain, PAID, [['assign', '/en/platnosc/2']], null],
  ['RePayButton, paid meanwhile', 409, payAgain, {}, [['replace', HERE]], null],
  ['RePayButton', 503, payAgain, {}, [], 'Nie udało się'],
  ['BuyAgain', 200, buyAgain, { added: [], left: [] }, [['assign', '/koszyk']], null],
  ['BuyAgain', 503, buyAgain, {}, [], 'Nie udało się'],
])(
  'EXT-16, GAP-33: of an order, %s, response %i: the page leads on or says why not, once for two presses',
  async (_name, status, render, data, places, text) => {
    const page = open(render, status, data)
    page.press()
    page.press()
    expect(page.isBusy()).toBe(true)
    await vi.waitFor(() => expect(page.isBusy()).toBe(false))
    expect([page.went.mock.calls, page.text()]).toEqual([places, text])
    const changes = page.sent.mock.calls.filter(([path]) => /cancel|re-pay|buy-again/.test(path))
    expect(changes).toHaveLength(1)
  },
)

test('EXT-46: without a login, a payment of the order stands for it', async () => {
  const cancelled = open(cancelOrder, 200)
  cancelled.press()
  await vi.waitFor(() => expect(cancelled.sent.mock.calls).toEqual([[`/shop/client/orders/1/cancel?payment=${PAYMENT}`, null]]))
  const paid = open(payAgain, 200, PAID)
  paid.press()
  await vi.waitFor(() => expect(paid.sent.mock.calls).toEqual([['/shop/checkout/re-pay/1', { paymentMethod: 'card', payment: PAYMENT }]]))
})

test.each([
  ['CancelOrder', cancelOrder, {}],
  ['RePayButton', payAgain, PAID],
  ['BuyAgain', buyAgain, { added: [], left: [] }],
])('EXT-16: whoever has gone to another page since they pressed %s stays there', async (_name, render, data) => {
  const page = open(render, 200, data)
  page.press()
  page.island.end()
  await vi.waitFor(() => expect(page.isBusy()).toBe(false))
  expect(page.went).not.toHaveBeenCalled()
})

test('EXT-16: a question that is asked again does not begin with why the last cancellation failed', async () => {
  const page = open(cancelOrder, 503)
  page.press(0)
  await vi.waitFor(() => expect([page.dialog()?.isOpen, page.isBusy()]).toEqual([true, false]))
  page.press()
  await vi.waitFor(() => expect(page.text()).toBe('Nie udało się'))
  page.dialog()?.onClose()
  expect(page.dialog()?.isOpen).toBe(false)
  page.press(0)
  expect([page.dialog()?.isOpen, page.text()]).toEqual([true, null])
})

test('EXT-06: what is bought again after no answer is the same purchase, after an answer another', async () => {
  const keys: unknown[] = []
  const page = open(buyAgain, 200)
  const answers = [503, 200, 200]
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    if (!path.includes('buy-again')) return Response.json({ data: 'EMPTY_CART' })
    keys.push(new Headers(headers).get('idempotency-key'))
    return Response.json({ data: { added: [], left: [{ id: 2, name: 'Stół' }] } }, { status: answers[keys.length - 1] ?? 500 })
  })
  for (let presses = 0; presses < answers.length; presses++) {
    page.press()
    await vi.waitFor(() => expect(page.isBusy()).toBe(false))
  }
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(2)
})

const thing = (name: string, quantity: number, ordered: number) => ({ id: 1, name, quantity, ordered })

test.each([
  ['one that is sold', { added: [thing('Fotel', 1, 1)], left: [{ id: 2, name: 'Stół' }] }, 'Nie ma: Stół.', 1],
  [
    'all that are sold',
    {
      added: [],
      left: [
        { id: 2, name: 'Stół' },
        { id: 3, name: 'Lampa' },
      ],
    },
    'Nie ma: Stół, Lampa.',
    0,
  ],
  [
    'one of which fewer are there',
    { added: [thing('Fotel', 2, 3), thing('Sofa', 0, 1), thing('Stół', 2, 2)], left: [] },
    'Mniej: Fotel (2/3).',
    1,
  ],
])('EXT-70: of things bought again, %s: named, with the way to the cart where something is in it', async (_which, data, text, ways) => {
  const page = open(buyAgain, 200, data)
  page.press()
  await vi.waitFor(() => expect(elementsOf(page.island.current, Notice)[0]?.children).toBe(text))
  expect([elementsOf(page.island.current, LinkButton).length, page.went.mock.calls]).toEqual([ways, []])
  page.press()
  expect(elementsOf(page.island.current, Notice), 'of the press before').toHaveLength(0)
  await vi.waitFor(() => expect(page.isBusy()).toBe(false))
})

test('EXT-16: a page is printed by its button, which waits for the scripts', () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('window', { print })
  const [button] = elementsOf(runIsland(() => PrintButton({ label: 'Drukuj' })).current, Button)
  button?.onClick?.({} as never)
  expect([button?.disabled, print.mock.calls.length]).toEqual([false, 1])
  expect(renderToStaticMarkup(createElement(PrintButton, { label: 'Drukuj' }))).toContain('disabled=""')
})
