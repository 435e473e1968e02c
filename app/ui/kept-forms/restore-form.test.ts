import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { writeKept } from './kept-record.ts'
import { restoreForm } from './restore-form.ts'

class Input extends EventTarget {
  type = 'text'
  defaultValue = ''
  name: string
  #value: string
  constructor(name: string, value = '') {
    super()
    this.name = name
    this.#value = value
  }
  get value() {
    return this.#value
  }
  set value(value: string) {
    this.#value = value
  }
}

beforeEach(() => {
  for (const name of ['HTMLSelectElement', 'HTMLTextAreaElement']) vi.stubGlobal(name, function Other() {})
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('location', { pathname: '/logowanie', search: '' })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['is filled in', '', 'hanna@patyna.test'],
  ['stays what was typed before these lines have arrived', 'anna@patyna.test', 'anna@patyna.test'],
])('GAP-157: an e-mail that was kept for the login: the field %s', async (_what, typed, shown) => {
  const kept = [{ name: 'email', value: 'hanna@patyna.test' }]
  writeKept({ userId: null, page: '/logowanie', at: Date.now(), forms: { 'email password': kept } })
  const email = new Input('email', typed)
  await restoreForm({ dataset: { keep: 'email password' }, elements: [email, new Input('password')] } as unknown as HTMLFormElement)
  expect(email.value).toBe(shown)
})
