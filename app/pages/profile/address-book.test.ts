import { type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Address } from '../../domain/checkout/address.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { formPage, sendForm } from '../../testing/sent-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { AddressBook } from './address-book.client.tsx'
import { AddressForm } from './address-form.client.tsx'

afterEach(() => vi.unstubAllGlobals())

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
  labels: { titles: {}, refusal: {}, editOne: '', removeOne: '' },
} as unknown as ComponentProps<typeof AddressBook>

/** The question in the dialog, as a component of its own. */
type Question = ReactElement<object, (props: object) => ReactNode>

test.each([
  ['removed', 200, 0],
  ['that another tab has removed', 404, 0],
  ['that the shop does not remove now', 503, 1],
])('GAP-35: an address %s (%s): so many are left, with as many refusals: %s', async (_what, status, left) => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', documentElement: { lang: 'pl' }, getElementById: () => null }))
  vi.stubGlobal('location', new URL('http://shop.test/moje-konto'))
  vi.stubGlobal('fetch', async () => Response.json({ data: {}, error: { code: 'SOME' } }, { status }))
  const island = runIsland(() => AddressBook(PROPS))
  elementsOf(island.current, Button)[1]?.onClick?.({} as never)
  const { children } = elementsOf(island.current, Dialog)[0] ?? {}
  const asked = (children as ReactNode[]).find((each): each is Question => isValidElement(each))
  const question = runIsland(() => asked?.type(asked.props))
  elementsOf(question.current, Button)[0]?.onClick?.({} as never)
  const shown = () => [elementsOf(island.current, 'address').length, elementsOf(question.current, Notice).length]
  await vi.waitFor(() => expect(shown()).toEqual([left, left]))
  island.end()
})

test.each([
  ['changed', [200], 5, ['PUT']],
  ['that another tab has removed, so it is a new one', [404, 200], 9, ['PUT', 'POST']],
])('GAP-35: an address %s', async (_what, statuses, id, expected) => {
  const typed = { street: 'Nowa', building: '104', zipCode: '90-926', city: 'Łódź', countryId: 'PL' }
  const lines = { ...typed, apartment: null }
  for (const [name, value] of Object.entries(formPage(typed))) vi.stubGlobal(name, value)
  vi.stubGlobal('location', new URL('http://shop.test/moje-konto'))
  const sent: { method: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (_path: string, { method = '', body }: RequestInit) => {
    sent.push({ method, body: JSON.parse(String(body)) })
    return Response.json({ data: { ...lines, id }, error: { code: 'SOME' } }, { status: statuses[sent.length - 1] ?? 500 })
  })
  const island = runIsland(() => AddressBook(PROPS))
  elementsOf(island.current, Button)[0]?.onClick?.({} as never)
  const [props] = elementsOf(island.current, AddressForm)
  const form = runIsland(() => props && AddressForm(props))
  sendForm(form.current)
  const shown = () => elementsOf(elementsOf(island.current, 'address')[0]?.children, 'span')[0]?.children
  await vi.waitFor(() => expect(shown()).toBe('Nowa 104'))
  expect(sent).toEqual(expected.map((method) => ({ method, body: lines })))
  expect(elementsOf(island.current, 'address')).toHaveLength(1)
  island.end()
})
