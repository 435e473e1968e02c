import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import type { SharedList } from '../../domain/account/professional.ts'
import { PAGE_IS_OLD } from '../../shop-api/browser/page-is-old.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { AddAll } from './add-all.client.tsx'
import { testDocument } from '../../testing/test-document.ts'

const LIST = {
  name: 'Hotel',
  products: [{ id: 1, name: 'Fotel', quantity: 2, deliveryTypeId: 1, price: { minor: 1, currencyId: 'PLN' }, isSoldOut: false }],
} as unknown as SharedList
const hindered = { short: 'short {names}', gone: 'gone {names}', repriced: 'repriced {names}', failed: 'failed {names}' }
const LABELS = { addAllName: '', added: '{added} of {asked}', hindered, toCart: 'cart', ended: 'ended' } as ComponentProps<
  typeof AddAll
>['labels']

test.each<[string, number, object, string[], boolean]>([
  ['all of it', 200, { data: { quantity: 2, added: 2 } }, ['2 of 2', 'cart'], false],
  ['a part', 200, { data: { quantity: 1, added: 1 } }, ['1 of 2', 'cart', ' short Fotel (1/2)'], false],
  ['nothing at the old price', 409, { error: { code: 'PRICE_CHANGED' } }, [' repriced Fotel'], true],
  ['nothing of what is sold', 409, { error: { code: 'NOT_AVAILABLE' } }, [' gone Fotel'], true],
  ['nothing of what is no more', 404, { error: { code: 'NOT_FOUND' } }, [' failed Fotel'], true],
  ['nothing of a shop that fails', 503, { error: { code: 'X' } }, [' failed Fotel'], false],
  ['nothing after the session', 401, { error: { code: 'UNAUTHORIZED' } }, ['ended'], false],
])('EXT-70, GAP-98: a list of which %s is added says so; what is old is read again', async (_what, status, body, expected, isOld) => {
  const page = testDocument()
  const renewed = vi.fn<() => void>()
  page.addEventListener(PAGE_IS_OLD, renewed)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  const island = runIsland(() => AddAll({ list: LIST, ownId: null, cartHref: '/cart', labels: LABELS }))
  elementsOf(island.current, Button)[0]?.onClick?.({} as never)
  const says = () => [
    ...(['span', 'a'] as const).flatMap((type) =>
      elementsOf(elementsOf(island.current, 'output')[0]?.children, type).map(({ children }) => children),
    ),
    ...elementsOf(island.current, FailureNote).flatMap(({ text }) => text ?? []),
  ]
  await vi.waitFor(() => expect(says().toSorted()).toEqual(expected.toSorted()))
  expect(renewed).toHaveBeenCalledTimes(isOld ? 1 : 0)
})
