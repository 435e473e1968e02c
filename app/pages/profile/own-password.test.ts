import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { sendForm, stubFormPage } from '../../testing/sent-form.ts'
import { SHOW_TOAST } from '../../ui/toast/show-toast.ts'
import { PAGE_IS_OLD } from '../../shop-api/browser/page-is-old.ts'
import { PasswordField } from '../../ui/password-field/password-field.client.tsx'
import { DeleteAccountForm } from './delete-account-form.client.tsx'
import { PasswordForm } from './password-form.client.tsx'

const REFUSAL = { failed: '', ended: '', fields: { incorrectValueErrorMessage: 'wrong' } }
const PROPS = {
  language: 'pl',
  nextHref: '/',
  email: '',
  checks: { password: [], oldPassword: [], newPassword: [] },
  labels: { refusal: REFUSAL, saved: 'saved' },
} as const
function stubPage(typed: Parameters<typeof stubFormPage>[0]) {
  stubFormPage(typed)
  vi.stubGlobal('location', new URL('http://shop.test/moje-konto'))
}
type Props = ComponentProps<typeof PasswordForm> & ComponentProps<typeof DeleteAccountForm>

test.each([
  ['is changed', 'oldPassword', PasswordForm],
  ['is given for the end of the account', 'password', DeleteAccountForm],
] as const)('GAP-35: a first password that another tab has set is asked for when it %s', async (_when, field, Island) => {
  stubPage({ newPassword: 'krzeslo-1962' })
  const refused = { error: { code: 'INVALID', fields: { [field]: 'incorrectValueErrorMessage' } } }
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 422 }))
  const island = runIsland(() => Island({ ...(PROPS as unknown as Props), hasPassword: false }))
  sendForm(island.current)
  const fields = () => elementsOf(island.current, PasswordField).map(({ name, error }) => [name, error])
  await vi.waitFor(() => expect(fields()).toContainEqual([field, 'wrong']))
})

const REQUIRED = [{ validator: 'required', text: 'required' }] as const
const NEW = 'krzeslo-1962'
const OLD = 'fotel-366-dab'

test.each([
  ['a first password', PasswordForm, false, { newPassword: NEW }, { oldPassword: null, newPassword: NEW }],
  ['another password', PasswordForm, true, { oldPassword: OLD, newPassword: NEW }, { oldPassword: OLD, newPassword: NEW }],
  ['another password without the old one', PasswordForm, true, { newPassword: NEW }, null],
  ['the end of an account', DeleteAccountForm, false, {}, { password: null }],
  ['the end of an account that has a password', DeleteAccountForm, true, { password: OLD }, { password: OLD }],
  ['the end of an account without its password', DeleteAccountForm, true, {}, null],
] as const)('GAP-35, EXT-21: %s asks for the password of an account that has one', async (_what, Island, hasPassword, typed, body) => {
  stubPage(typed)
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return Response.json({ error: { code: 'X' } }, { status: 503 })
  })
  const checks = Island === PasswordForm ? { oldPassword: REQUIRED, newPassword: REQUIRED } : { password: REQUIRED }
  const island = runIsland(() => Island({ ...(PROPS as unknown as Props), checks: checks as unknown as Props['checks'], hasPassword }))
  sendForm(island.current)
  const refused = () => elementsOf(island.current, PasswordField).flatMap(({ error }) => error ?? [])
  await vi.waitFor(() => expect([sent, refused()]).toEqual(body ? [[body], []] : [[], ['required']]))
})

test('GAP-35: who has set a first password is told so, and asked for it from then on; the rest of the page follows', async () => {
  const said: string[] = []
  stubPage({ newPassword: NEW })
  document.addEventListener(SHOW_TOAST, (event) => said.push((event as CustomEvent<{ message: string }>).detail.message))
  document.addEventListener(PAGE_IS_OLD, () => said.push('renewed'))
  vi.stubGlobal('fetch', async () => Response.json({ data: {} }))
  const island = runIsland(() => PasswordForm({ ...(PROPS as unknown as Props), hasPassword: false }))
  const emptied = vi.fn<() => void>()
  sendForm(island.current, emptied)
  await vi.waitFor(() => expect(emptied).toHaveBeenCalledTimes(1))
  expect([said, elementsOf(island.current, PasswordField).map(({ name }) => name)]).toEqual([
    ['saved', 'renewed'],
    ['oldPassword', 'newPassword'],
  ])
})

test('EXT-21: who has deleted the account is taken to the next page, which Back does not leave for the account', async () => {
  stubPage({})
  const replace = vi.fn<(href: string) => void>()
  vi.stubGlobal('window', { location: { replace } })
  vi.stubGlobal('location', Object.assign(new URL('http://shop.test/moje-konto'), { replace }))
  vi.stubGlobal('fetch', async () => Response.json({ data: {} }))
  const island = runIsland(() => DeleteAccountForm({ ...(PROPS as unknown as Props), nextHref: '/next', hasPassword: false }))
  sendForm(island.current)
  await vi.waitFor(() => expect(replace.mock.calls).toEqual([['/next']]))
})
