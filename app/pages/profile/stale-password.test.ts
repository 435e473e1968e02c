import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { formPage, sendForm } from '../../testing/sent-form.ts'
import { PasswordField } from '../../ui/password-field/password-field.client.tsx'
import { DeleteAccountForm } from './delete-account-form.client.tsx'
import { PasswordForm } from './password-form.client.tsx'

afterEach(() => vi.unstubAllGlobals())

const REFUSAL = { failed: '', ended: '', fields: { incorrectValueErrorMessage: 'wrong' } }
const PROPS = {
  language: 'pl',
  nextHref: '/',
  email: '',
  checks: { password: [], oldPassword: [], newPassword: [] },
  labels: { refusal: REFUSAL },
} as const

test.each([
  ['is changed', 'oldPassword', PasswordForm],
  ['is given for the end of the account', 'password', DeleteAccountForm],
] as const)('GAP-35: a first password that another tab has set is asked for when it %s', async (_when, field, Island) => {
  for (const [name, value] of Object.entries(formPage({ newPassword: 'krzeslo-1962' }))) vi.stubGlobal(name, value)
  vi.stubGlobal('location', new URL('http://shop.test/moje-konto'))
  const refused = { error: { code: 'INVALID', fields: { [field]: 'incorrectValueErrorMessage' } } }
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 422 }))
  const props = PROPS as unknown as ComponentProps<typeof PasswordForm> & ComponentProps<typeof DeleteAccountForm>
  const island = runIsland(() => Island({ ...props, hasPassword: false }))
  sendForm(island.current)
  const fields = () => elementsOf(island.current, PasswordField).map(({ name, error }) => [name, error])
  await vi.waitFor(() => expect(fields()).toContainEqual([field, 'wrong']))
  island.end()
})
