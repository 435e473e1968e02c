import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { EmailForm } from '../../ui/email-form/email-form.tsx'
import { ANNOUNCE } from '../../ui/live-region/announce.ts'
import type { Toast } from '../../domain/forms/toast.ts'
import { SHOW_TOAST } from '../../ui/toast/show-toast.ts'
import { NewsletterForm, type NewsletterLabels } from './newsletter-form.client.tsx'
import { testDocument } from '../../testing/test-document.ts'

const LABELS = {
  checks: { email: [{ validator: 'email', text: 'wrong' }] },
  done: 'done',
  sent: 'sent',
  failed: 'failed',
} as unknown as NewsletterLabels
const refusal = (key: string) => ({ error: { code: 'INVALID', fields: { email: key } } })

test.each([
  ['is awaited', 200, { data: { user: null, awaitsConfirmation: true } }, { done: 'sent', toasts: ['success sent'], refused: undefined }],
  ['counts at once', 200, { data: { user: null } }, { done: 'done', toasts: ['success done'], refused: undefined }],
  ['has a wrong e-mail', 422, refusal('incorrectEmailErrorMessage'), { done: 'done', toasts: [], refused: { errors: { email: 'wrong' } } }],
  ['is refused for what has no words', 422, refusal('x'), { done: 'done', toasts: ['error failed'], refused: { formError: 'failed' } }],
  ['fails', 503, { error: { code: 'X' } }, { done: 'done', toasts: ['error failed'], refused: { formError: 'failed' } }],
])('NWS-01, GAP-12: a sign-up that %s says so, and ends the popup only when it was one', async (_what, status, body, expected) => {
  const toasts: string[] = []
  vi.stubGlobal('document', testDocument({ cookie: '' }))
  document.addEventListener(SHOW_TOAST, (event) => {
    const { message, type, dismissible } = (event as CustomEvent<Toast>).detail
    if (dismissible) toasts.push(`${type} ${message}`)
  })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  const onDone = vi.fn<() => void>()
  const island = runIsland(() => NewsletterForm({ placement: 'modal', label: '', labels: LABELS, onDone }))
  const form = () => elementsOf(island.current, EmailForm)[0]
  expect(form()).toMatchObject({ typed: '', keepAs: 'newsletter-modal' })
  expect([form()?.validate({ email: 'x' }), form()?.validate({ email: 'ktos@patyna.test' })]).toEqual([{ email: 'wrong' }, {}])
  const refused = await form()?.onSubmit({ email: 'ktos@patyna.test' })
  expect({ done: form()?.done, toasts, refused }).toEqual(expected)
  const isSignedUp = status === 200
  expect([onDone.mock.calls.length, document.cookie.includes('newsletterSignupCount=4')]).toEqual([isSignedUp ? 1 : 0, isSignedUp])
})

test.each([
  ['the popup, outside of which nothing is read', 'modal', ['failed']],
  ['the footer, beside which the toast is read', 'footer', []],
] as const)('GAP-131: a sign-up that fails is announced in %s', async (_where, placement, expected) => {
  const heard: string[] = []
  vi.stubGlobal('document', testDocument())
  document.addEventListener(ANNOUNCE, (event) => heard.push((event as CustomEvent<string>).detail))
  vi.stubGlobal('fetch', async () => Response.json({ error: { code: 'X' } }, { status: 503 }))
  const island = runIsland(() => NewsletterForm({ placement, label: '', labels: LABELS }))
  await elementsOf(island.current, EmailForm)[0]?.onSubmit({ email: 'ktos@patyna.test' })
  expect(heard).toEqual(expected)
})
