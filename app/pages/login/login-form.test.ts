import { expect, test, vi } from 'vitest'
import { LAST_LOGIN } from '../../domain/account/last-login.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Form } from '../../ui/form/form.tsx'
import { LoginForm } from './login-form.client.tsx'
import { testDocument } from '../../testing/test-document.ts'

class Field {
  defaultValue = ''
  value = ''
}
const LABELS = {
  email: '',
  password: '',
  showPassword: '',
  forgotten: '',
  submit: '',
  refusal: { failed: 'Nie udało się', ended: '', codes: { INVALID_CREDENTIALS: 'Złe hasło' } },
}

/** The login of a page, in a tab that has logged in with an e-mail, whose field holds a text already. */
function login(known: string | null, typed: string, status = 200) {
  const field = Object.assign(new Field(), { value: typed })
  const page = testDocument()
  const replace = vi.fn<(href: string) => void>()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/logowanie', search: '', protocol: 'https:', replace })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal('HTMLInputElement', Field)
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage(new Map(known === null ? [] : [[LAST_LOGIN, known]])))
  vi.stubGlobal('FormData', function read() {
    return { get: (name: string) => (name === 'email' ? typed : 'kredens-1962') }
  })
  vi.stubGlobal('fetch', async () => Response.json({ data: {}, error: { code: 'INVALID_CREDENTIALS' } }, { status }))
  const element = { elements: { namedItem: () => field }, querySelector: () => null, dataset: {} }
  const island = runIsland(() => {
    const rendered = LoginForm({
      checks: { email: [], password: [] },
      language: 'pl',
      returnTo: '/checkout',
      resetHref: '',
      labels: LABELS as never,
    })
    for (const { form } of elementsOf(rendered, Form)) form.root.ref.current = element as unknown as HTMLFormElement
    return rendered
  })
  const form = () => elementsOf(island.current, Form)[0]?.form
  return { field, replace, form, send: () => form()?.root.onSubmit?.({ preventDefault: () => undefined, currentTarget: element } as never) }
}

test.each([
  ['the e-mail of the tab, as its first value: nobody has typed it', 'hanna@patyna.test', '', 'hanna@patyna.test'],
  ['what was typed before', 'hanna@patyna.test', 'anna@patyna.test', ''],
  ['nothing, where nobody has logged in', null, '', ''],
])('EXT-82: the login begins with %s', (_what, known, typed, first) => {
  const { field } = login(known, typed)
  expect([field.value, field.defaultValue]).toEqual([typed, first])
})

test.each([
  ['leads back', 200, [['/checkout']], null],
  ['that is refused stays, and says why', 401, [], 'Złe hasło'],
])('AUTH-03: a login %s', async (_what, status, places, error) => {
  const page = login(null, 'anna@patyna.test', status)
  page.send()
  await vi.waitFor(() => expect([page.replace.mock.calls, page.form()?.error]).toEqual([places, error]))
  await vi.waitFor(() => expect(page.form()?.isSubmitting).toBe(false))
})
