import { type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { Address } from '../../domain/checkout/address.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { sendForm, stubFormPage } from '../../testing/sent-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { ANNOUNCE } from '../../ui/live-region/announce.ts'
import { LEFT_FORMS } from '../../ui/kept-forms/may-be-kept.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { AddressBook } from './address-book.client.tsx'
import { AddressForm } from './address-form.client.tsx'

const ADDRESS: Address = {
  id: 5,
  street: 'Piotrkowska',
  building: '104',
  apartment: null,
  zipCode: '90-926',
  city: 'Łódź',
  countryId: 'PL',
}
const PROPS = {
  initial: [ADDRESS],
  countries: [],
  countryTexts: {},
  language: 'pl',
  checks: {},
  labels: {
    titles: { add: 'add', edit: 'edit', remove: 'remove' },
    refusal: {},
    editOne: '',
    removeOne: '',
    none: 'none',
    removed: 'removed',
    saved: 'saved',
  },
} as unknown as ComponentProps<typeof AddressBook>

/** The question in the dialog, as a component of its own. */
type Question = ReactElement<object, (props: object) => ReactNode>

/** The book, its dialog, and what it announces. */
function aBook(initial: readonly Address[] = [ADDRESS]) {
  const said: string[] = []
  document.addEventListener(ANNOUNCE, (event) => said.push((event as CustomEvent<string>).detail))
  const island = runIsland(() => AddressBook({ ...PROPS, initial }))
  const dialog = () => elementsOf(island.current, Dialog)[0]
  /** The question whether an address is to be removed, answered with yes. */
  function remove(button: number) {
    elementsOf(island.current, Button)[button]?.onClick?.({} as never)
    const asked = [dialog()?.children].flat().find((each): each is Question => isValidElement(each))
    const question = runIsland(() => asked?.type(asked.props))
    const yes = () => elementsOf(question.current, Button)[0]
    yes()?.onClick?.({} as never)
    yes()?.onClick?.({} as never)
    return { question, yes }
  }
  return { island, dialog, remove, said }
}

test.each([
  ['removed', 200, 0],
  ['that another tab has removed', 404, 0],
  ['that the shop does not remove now', 503, 1],
])('GAP-35: an address %s (%s): so many are left, with as many refusals: %s', async (_what, status, left) => {
  stubFormPage()
  vi.stubGlobal('location', new URL('http://shop.test/moje-konto'))
  const fetch = vi.fn(async () => Response.json({ data: {}, error: { code: 'SOME' } }, { status }))
  vi.stubGlobal('fetch', fetch)
  const { island, dialog, remove, said } = aBook()
  const { question, yes } = remove(1)
  expect([dialog()?.title, elementsOf(question.current, 'p')[0]?.children]).toEqual(['remove', 'Piotrkowska 104, 90-926 Łódź'])
  expect([yes()?.isBusy, fetch.mock.calls.length]).toEqual([true, 1])
  const shown = () => [elementsOf(island.current, 'address').length, elementsOf(question.current, Notice).length]
  await vi.waitFor(() => expect(shown()).toEqual([left, left]))
  const none = elementsOf(island.current, 'p').map(({ children }) => children)
  expect(yes()?.isBusy && left > 0, 'it can be tried again').toBe(false)
  expect([none, dialog()?.isOpen, said]).toEqual([left === 0 ? ['none'] : [], left === 1, []])
  elementsOf(question.current, Button)[1]?.onClick?.({} as never)
  expect(dialog()?.isOpen, 'given up').toBe(false)
  dialog()?.onClose()
  dialog()?.onClose()
  expect(said).toEqual(left === 0 ? ['removed'] : [])
})

test('GAP-35: what is removed when another address is open already is said at once, and leaves its dialog', async () => {
  stubFormPage()
  vi.stubGlobal('location', new URL('http://shop.test/moje-konto'))
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async () => answer.promise)
  const { island, dialog, remove, said } = aBook([ADDRESS, { ...ADDRESS, id: 6 }])
  remove(1)
  dialog()?.onClose()
  elementsOf(island.current, Button)[2]?.onClick?.({} as never)
  answer.resolve(Response.json({ data: {} }))
  await vi.waitFor(() => expect(said).toEqual(['removed']))
  expect([elementsOf(island.current, 'address').length, dialog()?.isOpen, elementsOf(island.current, AddressForm)[0]?.address?.id]).toEqual(
    [1, true, 6],
  )
})

test.each([
  ['changed', 0, [200], 5, ['PUT'], ['Nowa', 'Piotrkowska']],
  ['that another tab has removed, so it is a new one', 0, [404, 200], 9, ['PUT', 'POST'], ['Nowa', 'Piotrkowska']],
  ['added', 4, [200], 9, ['POST'], ['Piotrkowska', 'Piotrkowska', 'Nowa']],
  ['added that is there already', 4, [200], 6, ['POST'], ['Piotrkowska', 'Nowa']],
])('GAP-35: an address %s', async (_what, button, statuses, id, expected, streets) => {
  const typed = { street: 'Nowa', building: '104', zipCode: '90-926', city: 'Łódź', countryId: 'PL' }
  const lines = { ...typed, apartment: null }
  stubFormPage(typed)
  vi.stubGlobal('location', new URL('http://shop.test/moje-konto'))
  const sent: { method: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (_path: string, { method = '', body }: RequestInit) => {
    sent.push({ method, body: JSON.parse(String(body)) })
    return Response.json({ data: { ...lines, id }, error: { code: 'SOME' } }, { status: statuses[sent.length - 1] ?? 500 })
  })
  const { island, dialog, said } = aBook([ADDRESS, { ...ADDRESS, id: 6 }])
  elementsOf(island.current, Button)[button]?.onClick?.({} as never)
  const [props] = elementsOf(island.current, AddressForm)
  expect([dialog()?.title, props?.address?.id]).toEqual(button === 4 ? ['add', undefined] : ['edit', 5])
  const form = runIsland(() => props && AddressForm(props))
  sendForm(form.current)
  const shown = () => elementsOf(island.current, 'address').map(({ children }) => elementsOf(children, 'span')[0]?.children)
  await vi.waitFor(() => expect(shown()).toEqual(streets.map((street) => `${street} 104`)))
  expect(sent).toEqual(expected.map((method) => ({ method, body: lines })))
  dialog()?.onClose()
  expect(said).toEqual(['saved'])
})

test.each([
  ['none', [], [false, 'add', []]],
  ['a new one', ['address-new'], [true, 'add', [undefined]]],
  ['that of the second', ['address-6'], [true, 'edit', [6]]],
])('GAP-157: input left in a form of an address opens it: %s', (_what, forms, expected) => {
  const left = forms.map((form) => ({ page: '/moje-konto', form, userId: null, at: Date.now(), fields: [{ name: 'city', value: 'Łódź' }] }))
  stubFormPage()
  vi.stubGlobal('location', new URL('http://shop.test/moje-konto'))
  sessionStorage.setItem(LEFT_FORMS, JSON.stringify(left))
  const { island, dialog } = aBook([ADDRESS, { ...ADDRESS, id: 6 }])
  expect([dialog()?.isOpen, dialog()?.title, elementsOf(island.current, AddressForm).map(({ address }) => address?.id)]).toEqual(expected)
})
