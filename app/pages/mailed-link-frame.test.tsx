import type { ComponentProps, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type LinkOutcome, MailedLinkButtons } from '../features/account/mailed-link-buttons.tsx'
import type { CallFailure } from '../shop-api/browser/call-shop.ts'
import type { PrivateShop } from '../shop-api/private-shop.ts'
import { elementsOf } from '../testing/elements-of.ts'
import { runIsland } from '../testing/run-island.ts'
import { sendForm, stubFormPage } from '../testing/sent-form.ts'
import { testInput } from '../testing/test-input.ts'
import { EarlyButton } from '../ui/early-click/early-button.tsx'
import { FailureNote } from '../ui/failure-note/failure-note.tsx'
import { FocusedText } from '../ui/focused-text/focused-text.tsx'
import { Form } from '../ui/form/form.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { ConfirmEmailForm } from './confirm-email/confirm-email-form.client.tsx'
import { ConfirmEmailPage } from './confirm-email/confirm-email-page.tsx'
import { NewPasswordForm } from './new-password/new-password-form.client.tsx'
import { NewPasswordPage } from './new-password/new-password-page.tsx'
import { NewsletterLinkForm } from './newsletter-link/newsletter-link-form.client.tsx'
import { testDocument } from '../testing/test-document.ts'

const TOKEN = 'a'.repeat(32)
const LABELS = { failed: 'failed', ended: 'ended', submit: '', done: 'done', dead: 'dead' }

function answerWith(status: number, data: object = {}) {
  vi.stubGlobal('document', testDocument({ cookie: '' }))
  vi.stubGlobal('fetch', async () => Response.json(status === 200 ? { data } : { error: { code: 'SOME' } }, { status }))
}

/** What a press of a button comes to: its text, or the status of a failure that is said beside the button. */
async function pressed(buttons: ReactElement, index: number): Promise<string | number | undefined> {
  const { props } = buttons as ReactElement<ComponentProps<typeof MailedLinkButtons>>
  const result: LinkOutcome | CallFailure | undefined = await props.buttons[index]?.send()
  return result && ('tone' in result ? `${result.tone} ${result.text}` : result.status)
}

test.each([
  [200, { awaits: null }, 'success done'],
  [200, { awaits: 'OLD_EMAIL' }, 'success of the old'],
  [200, { awaits: 'NEW_EMAIL' }, 'success of the new'],
  [409, {}, 'warning taken'],
  [422, {}, 'warning dead'],
  [503, {}, 503],
])('EXT-19: the link of another e-mail that is answered %s %j', async (status, data, expected) => {
  answerWith(status, data)
  const labels = { ...LABELS, taken: 'taken', awaits: { OLD_EMAIL: 'of the old', NEW_EMAIL: 'of the new' } }
  expect(await pressed(ConfirmEmailForm({ token: TOKEN, labels }), 0)).toBe(expected)
})

test('EXT-19, EXT-31: one button of a link is pressed at a time; what fails is said, and can be tried again', async () => {
  answerWith(200)
  const answers: ((result: LinkOutcome | CallFailure) => void)[] = []
  const send = async () => new Promise<LinkOutcome | CallFailure>((resolve) => answers.push(resolve))
  const buttons = ['confirm', 'end'].map((label) => ({ label, send }))
  const island = runIsland(() => MailedLinkButtons({ buttons, labels: LABELS }))
  const shown = () => elementsOf(island.current, EarlyButton)
  for (const at of [0, 1]) shown()[at]?.act()
  expect([shown().map(({ isBusy }) => isBusy), answers.length]).toEqual([[true, false], 1])
  answers[0]?.({ kind: 'unreachable', status: 503, code: 'X', fields: {} })
  await vi.waitFor(() => expect(elementsOf(island.current, FailureNote)[0]?.text).toBe('failed'))
  expect(shown().map(({ isBusy }) => isBusy)).toEqual([false, false])
  shown()[1]?.act()
  answers[1]?.({ tone: 'success', text: 'over' })
  await vi.waitFor(() => expect(elementsOf(island.current, FocusedText)[0]?.children).toBe('over'))
  expect(shown()).toEqual([])
})

test.each([
  [200, {}, ['/moje-konto replace']],
  [422, { fields: { token: 'x' } }, ['dead']],
  [422, { fields: { password: 'x' } }, ['failed']],
])('GAP-34: a new password that is answered %i %j takes the place of the link, or says why not', async (status, error, expected) => {
  stubFormPage({ password: 'krzeslo-1962' })
  vi.stubGlobal('location', new URL('http://shop.test/nowe-haslo'))
  const said: unknown[] = []
  const navigate = (href: string, { history }: { history: string }) => ({ committed: said.push(`${href} ${history}`), finished: null })
  vi.stubGlobal('window', { navigation: { transition: null, navigate } })
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method !== 'GET') asked.push(JSON.parse(String(body)))
    return Response.json(status === 200 ? { data: {} } : { error: { code: 'INVALID', ...error } }, { status })
  })
  const props = { token: TOKEN, nextHref: '/moje-konto', resetHref: '', checks: { password: [] }, language: 'pl' } as const
  const labels = { deadLink: 'dead', refusal: LABELS } as unknown as ComponentProps<typeof NewPasswordForm>['labels']
  const island = runIsland(() => NewPasswordForm({ ...props, labels }))
  sendForm(island.current)
  const shown = () => [
    ...said,
    ...elementsOf(island.current, FocusedText).map(({ children }) => children),
    ...elementsOf(island.current, Form).flatMap(({ form }) => form.error ?? []),
  ]
  await vi.waitFor(() => expect(shown()).toEqual(expected))
  expect(asked).toEqual([{ token: TOKEN, password: 'krzeslo-1962' }])
})

test.each([
  [200, ['success', 'done']],
  [422, ['warning', 'dead']],
  [503, ['failed']],
])('EXT-52: the link of the newsletter that is answered %i', async (status, expected) => {
  answerWith(status)
  const island = runIsland(() => NewsletterLinkForm({ page: 'endNewsletter', token: TOKEN, language: 'pl', labels: LABELS }))
  elementsOf(island.current, 'form')[0]?.onSubmit?.({ preventDefault: () => undefined } as never)
  const shown = () => [
    ...elementsOf(island.current, Notice).flatMap(({ tone }) => tone ?? []),
    ...elementsOf(island.current, FocusedText).map(({ children }) => children),
    ...elementsOf(island.current, FailureNote).flatMap(({ text }) => text ?? []),
  ]
  await vi.waitFor(() => expect(shown()).toEqual(expected))
})

test.each([
  ['without its secret', ConfirmEmailPage, null, false],
  ['of a new password without its secret', NewPasswordPage, null, false],
])('the page of a link %s has its button, and says that it needs scripts, where it does', async (_which, Page, token, isSaid) => {
  const input = { ...(await testInput({ params: { token, outcome: null } })), session: { shop: {} as PrivateShop, promoCode: null } }
  const html = renderToStaticMarkup(await Page(input))
  expect([html.includes('<noscript>'), html.includes('<button')]).toEqual([isSaid, token !== null])
})
