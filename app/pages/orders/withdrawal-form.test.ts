import { type ComponentProps, isValidElement, type ReactElement, type ReactNode, type RefObject } from 'react'
import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Counter } from '../../ui/counter/counter.client.tsx'
import { Form } from '../../ui/form/form.tsx'
import { WithdrawalForm } from './withdrawal-form.client.tsx'
import { testDocument } from '../../testing/test-document.ts'

const PROPS = {
  orderId: 1,
  payment: 'P-1',
  left: [7, 8, 9].map((id) => ({ id, deliveryTypeId: 1, name: 'Krzesło', quantity: id === 9 ? 1 : 2 })),
  maxReason: 3,
  doneHref: '/gotowe',
  language: 'pl',
  labels: { quantity: '', decrease: '', increase: '', chooseOne: 'Zaznacz', reasonTooLong: 'Za długi', failed: 'Nie udało się' },
} as unknown as ComponentProps<typeof WithdrawalForm>

/** A thing to choose, as a component of its own. */
type Thing = ReactElement<{ amount: number; onAmount: (amount: number) => void }, (props: object) => ReactNode>

/** The form, in which this was chosen and typed. */
function formOf(chosen: readonly string[], reason: string) {
  const replace = vi.fn<(href: string) => void>()
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/odstapienie', search: '?payment=P-1', replace })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal('FormData', function read() {
    return { get: () => reason, getAll: () => chosen }
  })
  const island = runIsland(() => WithdrawalForm(PROPS))
  const form = () => elementsOf(island.current, Form)[0]?.form
  const isThing = (each: ReactNode): each is Thing => isValidElement(each) && typeof each.type === 'function'
  return {
    form,
    replace,
    things: () => [elementsOf(island.current, 'fieldset')[0]?.children].flat(3).filter(isThing),
    send: () =>
      form()?.root.onSubmit?.({ preventDefault: () => undefined, currentTarget: { querySelector: () => null, dataset: {} } } as never),
  }
}

test.each([
  ['as many emojis as letters may be there', '🪑'.repeat(3), ['Zaznacz']],
  ['one letter more', 'abcd', ['Zaznacz', 'Za długi']],
])('EXT-17: of a reason count characters, as its counter counts them: %s', async (_what, reason, errors) => {
  const page = formOf([], reason)
  const boxes = () => page.things().flatMap(({ type, props }) => elementsOf(runIsland(() => type(props)).current, Checkbox))
  const isMarked = () => boxes().map((box) => [box['aria-invalid'], box['aria-describedby'] !== undefined])
  expect(isMarked()).toEqual([7, 8, 9].map(() => [false, false]))
  page.send()
  await vi.waitFor(() => expect(page.form()?.found.map(({ text }) => text)).toEqual(errors))
  expect(isMarked()).toEqual([7, 8, 9].map(() => [true, true]))
})

test.each([
  ['leads on', 200, ['/gotowe'], null],
  ['shows the page anew: too late', 409, ['/odstapienie?payment=P-1'], null],
  ['shows the page anew: withdrawn from meanwhile', 422, ['/odstapienie?payment=P-1'], null],
  ['says that it failed', 503, [], 'Nie udało się'],
])('EXT-17: what is chosen is sent, as many as it says, and the response %s', async (_what, status, places, error) => {
  const sent = vi.fn<(path: string, body: unknown) => void>()
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent(path, JSON.parse(String(body)))
    return Response.json({ data: {}, error: { code: 'FAILED' } }, { status })
  })
  const page = formOf(['7/1', '9/1'], '')
  page.things()[0]?.props.onAmount(1)
  page.things()[2]?.props.onAmount(1)
  page.send()
  await vi.waitFor(() => expect([page.replace.mock.calls.flat(), page.form()?.error]).toEqual([places, error]))
  const items = [
    { productId: 7, deliveryTypeId: 1, quantity: 1 },
    { productId: 9, deliveryTypeId: 1, quantity: 1 },
  ]
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([['/shop/client/orders/1/withdrawals', { items, reason: null, payment: 'P-1' }]]))
})

test.each([
  ['is chosen', false, 1],
  ['stays chosen', true, 0],
])('EXT-17: a thing of which somebody says how many %s', (_what, checked, clicks) => {
  const page = formOf([], '')
  const [thing, , single] = page.things()
  expect(elementsOf(runIsland(() => single?.type(single.props)).current, Counter), 'of one piece nobody says how many').toEqual([])
  const click = vi.fn<() => void>()
  const island = runIsland(() => {
    const rendered = thing?.type(thing.props)
    for (const { ref } of elementsOf(rendered, Checkbox)) (ref as RefObject<unknown>).current = { checked, click }
    return rendered
  })
  elementsOf(island.current, Counter)[0]?.onChange(1)
  expect([click.mock.calls.length, page.things()[0]?.props.amount]).toEqual([clicks, 1])
})
