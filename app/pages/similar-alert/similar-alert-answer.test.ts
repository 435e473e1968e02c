import type { ComponentProps, ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import type { MailedLinkButtons } from '../../features/account/mailed-link-buttons.tsx'
import { SimilarAlertAnswer } from './similar-alert-answer.client.tsx'
import { testDocument } from '../../testing/test-document.ts'

const TEXTS = { confirm: 'Tak', end: 'Nie', confirmed: 'Czekamy na: {name}.', stopped: 'Nie napiszemy.', dead: 'Ten link wygasł.' }
const REFUSED = { error: { code: 'INVALID', message: '' } }

test.each([
  ['Tak', 200, { data: { product: { name: 'Fotel' } } }, { tone: 'success', text: 'Czekamy na: Fotel.' }],
  ['Tak', 422, REFUSED, { tone: 'warning', text: 'Ten link wygasł.' }],
  ['Tak', 503, REFUSED, { kind: 'refused', status: 503 }],
  ['Nie', 200, { data: {} }, { tone: 'success', text: 'Nie napiszemy.' }],
  ['Nie', 503, REFUSED, { kind: 'refused', status: 503 }],
])('EXT-31: the link of an alert, by the button "%s": %i', async (label, status, json, outcome) => {
  const called: string[] = []
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    called.push(`${path} ${String(body)}`)
    return Response.json(json, { status })
  })
  const labels = { ...TEXTS, failed: '', ended: 'Wylogowano.' }
  const { buttons } = (SimilarAlertAnswer({ token: 'abc', labels }) as ReactElement<ComponentProps<typeof MailedLinkButtons>>).props
  expect(await buttons.find((button) => button.label === label)?.send()).toMatchObject(outcome)
  expect(called).toEqual([expect.stringMatching(label === 'Tak' ? /confirm .*abc/ : /end .*abc/)])
})
