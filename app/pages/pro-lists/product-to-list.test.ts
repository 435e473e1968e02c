import { expect, test, vi } from 'vitest'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { sendForm, stubFormPage } from '../../testing/sent-form.ts'
import { Form } from '../../ui/form/form.tsx'
import { ANNOUNCE } from '../../ui/live-region/announce.ts'
import type { ProListsLabels } from './pro-lists-labels.ts'
import { ProductToList } from './product-to-list.client.tsx'

const LABELS = { unknownProduct: 'unknown', failed: 'failed', isOn: 'on' } as ProListsLabels
const failure = (status: number) => ({ kind: 'refused', status, code: 'X', fields: {} }) as unknown as CallFailure

test.each([
  ['stand', 'stol', null, [], { found: 'unknown', error: null, said: [], emptied: 0 }],
  ['put', '366', null, [366], { found: null, error: null, said: ['on'], emptied: 1 }],
  ['not known', '366', failure(404), [366], { found: 'unknown', error: null, said: [], emptied: 0 }],
  ['not put now', '366', failure(503), [366], { found: null, error: 'failed', said: [], emptied: 0 }],
])('GAP-37: a product that is %s: %s', async (_what, product, answer, asked, expected) => {
  stubFormPage({ product })
  vi.stubGlobal('location', new URL('http://shop.test/panel-pro/listy'))
  const said: string[] = []
  document.addEventListener(ANNOUNCE, (event) => said.push((event as CustomEvent<string>).detail))
  const onPut = vi.fn<(id: number) => Promise<CallFailure | null>>(async () => answer)
  const emptied = vi.fn<() => void>()
  const island = runIsland(() => ProductToList({ keepAs: 'put', labels: LABELS, onPut }))
  sendForm(island.current, emptied)
  const form = () => elementsOf(island.current, Form)[0]?.form
  const shown = () => ({ found: form()?.found[0]?.text ?? null, error: form()?.error, said, emptied: emptied.mock.calls.length })
  await vi.waitFor(() => expect(shown()).toEqual(expected))
  expect(onPut.mock.calls.flat()).toEqual(asked)
})
