import type { ChangeEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { Switch } from '../../ui/switch/switch.tsx'
import { SHOW_TOAST } from '../../ui/toast/show-toast.ts'
import { NewsletterSwitch } from './newsletter-switch.client.tsx'
import type { NewsletterLabels } from './profile-labels.ts'
import { testDocument } from '../../testing/test-document.ts'

const LABELS = { on: 'on', off: 'off', sent: 'sent', awaits: 'awaits', failed: 'failed' } as NewsletterLabels
const user = (newsletterAgreement: boolean) => ({ user: { newsletterAgreement } })

test.each([
  ['a mail has to confirm it', true, { ...user(false), awaitsConfirmation: true }, { isOn: false, says: ['awaits'], toasts: ['sent'] }],
  ['it was confirmed before', true, { ...user(true), awaitsConfirmation: true }, { isOn: true, says: [], toasts: ['on'] }],
  ['a shop API that confirms nothing', true, { user: null }, { isOn: true, says: [], toasts: ['on'] }],
  ['it is ended', false, user(false), { isOn: false, says: [], toasts: ['off'] }],
  ['it is not ended', false, user(true), { isOn: true, says: [], toasts: ['on'] }],
  ['it fails', true, null, { isOn: false, says: ['failed'], toasts: [] }],
])('GAP-40, EXT-52: the switch shows what was answered: %s', async (_what, wanted, data, expected) => {
  const toasts: string[] = []
  const page = testDocument()
  page.addEventListener(SHOW_TOAST, (event) => toasts.push((event as CustomEvent<{ message: string }>).detail.message))
  vi.stubGlobal('document', page)
  const answer = Promise.withResolvers<Response>()
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => answer.promise)
  vi.stubGlobal('fetch', fetch)
  const island = runIsland(() => NewsletterSwitch({ email: 'hanna@patyna.test', isOn: !wanted, isAwaited: false, labels: LABELS }))
  const press = () => elementsOf(island.current, Switch)[0]?.onChange?.({ target: { checked: wanted } } as ChangeEvent<HTMLInputElement>)
  press()
  press()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toMatchObject({ email: 'hanna@patyna.test', newsletterAgreement: wanted })
  expect(elementsOf(island.current, Switch)[0]).toMatchObject({ checked: wanted, 'aria-busy': true })
  answer.resolve(Response.json(data ? { data } : { error: { code: 'X' } }, { status: data ? 200 : 503 }))
  const says = () => [
    ...elementsOf(island.current, 'p').map(({ children }) => children),
    ...elementsOf(island.current, FailureNote).flatMap(({ text }) => text ?? []),
  ]
  const isBusy = () => elementsOf(island.current, Switch)[0]?.['aria-busy']
  await vi.waitFor(() => expect(isBusy()).toBeUndefined())
  await new Promise(setImmediate)
  expect({ isOn: elementsOf(island.current, Switch)[0]?.checked, says: says(), toasts }).toEqual(expected)
})
