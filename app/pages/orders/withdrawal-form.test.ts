import { type ComponentProps, isValidElement, type ReactElement, type ReactNode, type RefObject } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Counter } from '../../ui/counter/counter.client.tsx'
import { WithdrawalForm } from './withdrawal-form.client.tsx'

afterEach(() => vi.unstubAllGlobals())

const PROPS = {
  orderId: 1,
  payment: null,
  left: [{ id: 7, deliveryTypeId: 1, name: 'Krzesło', quantity: 4 }],
  maxReason: 500,
  doneHref: '/',
  language: 'pl',
  labels: { quantity: '', decrease: '', increase: '' },
} as unknown as ComponentProps<typeof WithdrawalForm>

test.each([
  ['as many emojis as letters may be there', '🪑'.repeat(3), ['Zaznacz']],
  ['one letter more', 'abcd', ['Zaznacz', 'Za długi']],
])('EXT-17: of a reason count characters, as its counter counts them: %s', async (_what, reason, errors) => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', getElementById: () => null, querySelector: () => null }))
  vi.stubGlobal('location', new URL('http://shop.test/historia-zamowien/1/odstapienie'))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal('FormData', function read() {
    return { get: () => reason, getAll: () => [] }
  })
  const labels = { ...PROPS.labels, reasonTooLong: 'Za długi', chooseOne: 'Zaznacz' }
  const form = runIsland(() => WithdrawalForm({ ...PROPS, maxReason: 3, labels }))
  const sent = { preventDefault: () => undefined, currentTarget: { querySelector: () => null, dataset: {} } } as never
  elementsOf(form.current, Form)[0]?.form.root.onSubmit?.(sent)
  await vi.waitFor(() => expect(elementsOf(form.current, Form)[0]?.form.found.map(({ text }) => text)).toEqual(errors))
  form.end()
})

/** A thing to choose, as a component of its own. */
type Thing = ReactElement<object, (props: object) => ReactNode>

test.each([
  ['is chosen', false, 1],
  ['stays chosen', true, 0],
])('EXT-17: a thing of which somebody says how many %s', (_what, checked, clicks) => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', getElementById: () => null, querySelector: () => null }))
  vi.stubGlobal('location', new URL('http://shop.test/historia-zamowien/1/odstapienie'))
  vi.stubGlobal('addEventListener', () => undefined)
  const form = runIsland(() => WithdrawalForm(PROPS))
  const [things] = elementsOf(form.current, 'fieldset')
  const thing = [things?.children].flat(3).find((each): each is Thing => isValidElement(each) && typeof each.type === 'function')
  const click = vi.fn<() => void>()
  const island = runIsland(() => {
    const rendered = thing?.type(thing.props)
    for (const { ref } of elementsOf(rendered, Checkbox)) (ref as RefObject<unknown>).current = { checked, click }
    return rendered
  })
  elementsOf(island.current, Counter)[0]?.onChange(2)
  expect(click).toHaveBeenCalledTimes(clicks)
  island.end()
  form.end()
})
