import { type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PAGE_IS_OLD } from '../../shop-api/browser/page-is-old.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Button } from '../../ui/button/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { ANNOUNCE } from '../../ui/live-region/announce.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { EmailForm } from './email-form.client.tsx'
import { testDocument } from '../../testing/test-document.ts'

const NEW = 'nowa@patyna.test'
const CHANGE = { email: NEW, awaits: ['OLD_EMAIL'] as const }
const PROPS = {
  checks: { email: [], password: [] },
  language: 'pl',
  labels: { sent: 'sent', changed: 'changed', cancelled: 'cancelled', pending: '', awaits: {}, refusal: {}, cancelling: {} },
} as unknown as Omit<ComponentProps<typeof EmailForm>, 'initial'>

/** What stands in the place of the form, as a component of its own. */
type Pending = ReactElement<object, (props: object) => ReactNode>

let said: string[]
beforeEach(() => {
  said = []
  vi.stubGlobal('document', testDocument())
  document.addEventListener(ANNOUNCE, (event) => said.push((event as CustomEvent<string>).detail))
  document.addEventListener(PAGE_IS_OLD, () => said.push('renewed'))
  vi.stubGlobal('location', new URL('http://shop.test/moje-konto'))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal('FormData', function read() {
    return new Map([['email', NEW]])
  })
})

const answered = (email: string, emailChange: object | null) =>
  vi.stubGlobal('fetch', async () => Response.json({ data: { email, emailChange } }))

test.each([
  ['is awaited', { email: 'stara@patyna.test', change: CHANGE }, ['sent'], 0],
  ['the account has at once', { email: NEW, change: null }, ['changed', 'renewed'], 1],
])('EXT-19: a requested e-mail %s', async (_what, { email, change }, expected, forms) => {
  answered(email, change)
  const island = runIsland(() => EmailForm({ ...PROPS, initial: null }))
  const form = () => elementsOf(island.current, Form)
  const element = { dataset: {}, querySelector: () => null, reset: () => undefined }
  form()[0]?.form.root.onSubmit?.({ preventDefault: () => undefined, currentTarget: element } as never)
  await vi.waitFor(() => expect(said).toEqual(expected))
  expect(form()).toHaveLength(forms)
})

test.each([
  ['cancelled', 'stara@patyna.test', ['cancelled', 'renewed']],
  ['that both mailboxes have confirmed in another tab', NEW, ['changed', 'renewed']],
])('EXT-19: a change %s: so it is said, and the form is there again', async (_what, email, expected) => {
  answered(email, null)
  const island = runIsland(() => EmailForm({ ...PROPS, initial: CHANGE }))
  expect(elementsOf(island.current, Form)).toEqual([])
  const { children } = elementsOf(island.current, 'div')[0] ?? {}
  const pending = [children].flat().find((each): each is Pending => isValidElement(each))
  const question = runIsland(() => pending?.type(pending.props))
  elementsOf(elementsOf(question.current, Notice)[0]?.action, Button)[0]?.onClick?.({} as never)
  await vi.waitFor(() => expect(said).toEqual(expected))
  expect(elementsOf(island.current, Form)).toHaveLength(1)
})

test('EXT-19: a page that is renewed shows what has become of the change in another tab', () => {
  const props = { ...PROPS, initial: CHANGE as typeof CHANGE | null }
  const island = runIsland(() => EmailForm(props))
  const forms = () => elementsOf(island.current, Form).length
  expect(forms()).toBe(0)
  props.initial = null
  island.again()
  expect(forms(), 'both mailboxes have confirmed it').toBe(1)
  island.end()
})
