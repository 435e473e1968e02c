import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { elementsOf } from '../testing/elements-of.ts'
import { runIsland } from '../testing/run-island.ts'
import { sendForm, stubFormPage } from '../testing/sent-form.ts'
import { CheckboxField } from '../ui/checkbox/checkbox-field.tsx'
import { FocusedText } from '../ui/focused-text/focused-text.tsx'
import { Form } from '../ui/form/form.tsx'
import { EmailField } from '../ui/form-field/email-field.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { SHOW_TOAST } from '../ui/toast/show-toast.ts'
import { ContactForm } from './content/contact-form.client.tsx'
import { PasswordResetForm } from './password-reset/password-reset-form.client.tsx'
import { RegisterForm } from './register/register-form.client.tsx'

const REFUSAL = { failed: 'failed', ended: 'ended', fields: { taken: 'taken' } }
const REQUIRED = [{ validator: 'required', text: 'required' }]
const ANNA = 'anna@patyna.test'

let [sent, said, status]: [unknown[], unknown[], number] = [[], [], 200]
beforeEach(() => {
  ;[sent, said, status] = [[], [], 200]
})

/** A page on which this has been typed, and a shop API that answers with the status. */
function typed(values: Readonly<Record<string, string>>, error: object = { code: 'SOME' }) {
  stubFormPage(values)
  vi.stubGlobal('location', new URL('http://shop.test/kontakt'))
  const navigate = (href: string, { history }: { history: string }) => ({ committed: said.push(`${history} ${href}`), finished: null })
  const navigation = Object.assign(new EventTarget(), { transition: null, navigate })
  vi.stubGlobal('window', { navigation, addEventListener: () => undefined, removeEventListener: () => undefined })
  document.addEventListener(SHOW_TOAST, (event) => said.push((event as CustomEvent<object>).detail))
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push([path, JSON.parse(String(body))])
    return Response.json(status === 200 ? { data: {} } : { error }, { status })
  })
}

test.each([
  [200, {}, ['replace /koszyk'], []],
  [422, { code: 'INVALID', fields: { email: 'taken' } }, [], ['taken']],
])('AUTH-04: a registration that is answered %i %j takes the place of its page, or says why not', async (answer, error, places, errors) => {
  const values = { email: ANNA, password: 'krzeslo-1962', termsAgreement: 'on', personalDataAgreement: 'on' }
  status = answer
  typed(values, error)
  const flags = ['termsAgreement', 'personalDataAgreement', 'newsletterAgreement'] as const
  const checks = { email: REQUIRED, password: REQUIRED, termsAgreement: REQUIRED, personalDataAgreement: REQUIRED, newsletterAgreement: [] }
  const names = { email: 'E-mail', password: 'Hasło', termsName: 'Regulamin', personalDataName: 'Dane', newsletter: 'Newsletter' }
  const props = { checks, language: 'pl', returnTo: '/koszyk', labels: { ...names, refusal: REFUSAL } }
  const island = runIsland(() => RegisterForm(props as unknown as ComponentProps<typeof RegisterForm>))
  const form = () => elementsOf(island.current, Form)[0]
  expect(elementsOf(island.current, CheckboxField).map(({ name, isRequired }) => [name, isRequired])).toEqual(
    flags.map((name) => [name, name !== 'newsletterAgreement']),
  )
  expect(form()?.errorList?.names).toEqual({
    email: 'E-mail',
    password: 'Hasło',
    termsAgreement: 'Regulamin',
    personalDataAgreement: 'Dane',
    newsletterAgreement: 'Newsletter',
  })
  sendForm(island.current)
  await vi.waitFor(() => expect([said, form()?.form.found.map(({ text }) => text)]).toEqual([places, errors]))
  const body = { ...values, termsAgreement: true, personalDataAgreement: true, newsletterAgreement: false, defaultLangId: 'pl' }
  expect(sent[0]).toEqual(['/shop/client/register', body])
})

test.each([
  [200, { message: 'Wysłano', type: 'success', dismissible: true }, ['Sprawdź pocztę anna@patyna.test'], null],
  [503, null, [], 'failed'],
])('GAP-34: a forgotten password that is answered %i', async (answer, toast, notices, error) => {
  status = answer
  typed({ email: ANNA })
  const labels = { sentTitle: 'Wysłano', sent: 'Sprawdź pocztę {email}', refusal: REFUSAL }
  const props = { checks: { email: REQUIRED }, language: 'pl', labels } as unknown as ComponentProps<typeof PasswordResetForm>
  const island = runIsland(() => PasswordResetForm(props))
  const notes = () => elementsOf(island.current, Notice).map(({ children }) => children)
  expect(notes()).toEqual([])
  sendForm(island.current)
  await vi.waitFor(() => expect([notes(), elementsOf(island.current, Form)[0]?.form.error]).toEqual([notices, error]))
  expect(sent).toEqual([['/shop/client/password/reset', { email: ANNA }]])
  expect(said).toEqual(toast ? [expect.objectContaining(toast)] : [])
})

test('EXT-37: a message is sent with the product that it is about, and a link to this page leads to the next one; another page leaves it', async () => {
  const message = { name: 'Anna', email: ANNA, subject: 'Fotel', message: 'Czy jest?' }
  typed(message)
  const checks = Object.fromEntries(Object.keys(message).map((field) => [field, REQUIRED]))
  const names = { name: 'Imię', email: 'E-mail', subject: 'Temat', message: 'Treść' }
  const props = { checks, language: 'pl', productId: 366, subject: 'Fotel', labels: { ...names, sent: 'Od {email}', refusal: REFUSAL } }
  const island = runIsland(() => ContactForm(props as unknown as ComponentProps<typeof ContactForm>))
  expect(elementsOf(island.current, Form)[0]).toMatchObject({ errorList: { names }, form: { root: { 'data-keep': 'contact' } } })
  sendForm(island.current)
  const thanks = () => elementsOf(island.current, FocusedText).map(({ children }) => children)
  await vi.waitFor(() => expect(thanks()).toEqual(['Od anna@patyna.test']))
  expect(sent).toEqual([['/shop/contact-messages', { ...message, productId: 366 }]])
  for (const [href, left] of [
    ['http://shop.test/o-nas', 1],
    ['http://shop.test/kontakt?product=7', 0],
  ] as const) {
    const event = Object.assign(new Event('navigate'), { destination: { url: href, sameDocument: false }, navigationType: 'push' })
    window.navigation.dispatchEvent(event)
    expect(thanks()).toHaveLength(left)
  }
  expect(elementsOf(island.current, EmailField)).toHaveLength(1)
})
