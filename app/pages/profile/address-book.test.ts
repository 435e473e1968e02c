import { type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Address } from '../../domain/checkout/address.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { AddressBook } from './address-book.client.tsx'

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
