import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { keepForms } from './keep-forms.ts'
import { forgetVisitorsForms, readKept, writeKept } from './kept-record.ts'
import { leftFields } from './left-forms.ts'
import { restoreForm } from './restore-form.ts'
import { restoreReplaced } from './restore-replaced.ts'
import { useFirstKept } from './use-first-kept.ts'
import { useKeptForm } from './use-kept-form.ts'

class Control extends EventTarget {
  type = 'text'
  name = ''
  #value = ''
  checked = false
  defaultChecked = false
  defaultValue = ''
  autocomplete = ''
  isConnected = true
  isKeptAll = false
  focus = vi.fn<() => void>()
  get value() {
    return this.#value
  }
  set value(value: string) {
    this.#value = value
  }
  matches(selector: string) {
    return selector.includes(`[type=${this.type}]`)
  }
  closest(selector: string) {
    return this.isKeptAll && selector === '[data-keep-all]' ? this : null
  }
  click() {
    this.checked = this.type === 'radio' || !this.checked
    this.dispatchEvent(new Event('click'))
  }
}
class Select extends Control {
  get selectedOptions() {
    return [{ defaultSelected: this.value === this.defaultValue }]
  }
}
class Area extends Control {}
// Each kind has a setter of its own, as in a browser.
const value = Object.getOwnPropertyDescriptor(Control.prototype, 'value') ?? {}
for (const { prototype } of [Select, Area]) Object.defineProperty(prototype, 'value', value)

type Changes = Partial<Pick<Control, 'type' | 'value' | 'checked' | 'defaultChecked' | 'defaultValue' | 'autocomplete' | 'isKeptAll'>>
const control = (name: string, changes: Changes = {}, Kind = Control) => Object.assign(new Kind(), { name }, changes)
const form = (elements: readonly Control[]) =>
  Object.assign(new Control(), { dataset: { keep: 'details' }, elements }) as unknown as HTMLFormElement

let [owner, forms, controls]: [string | null, HTMLFormElement[], readonly Control[]] = [null, [], []]
let footer: object | null = null
const page = new EventTarget()

beforeEach(() => {
  ;[owner, forms, controls, footer] = [null, [], [], null]
  vi.stubGlobal('HTMLInputElement', Control)
  vi.stubGlobal('HTMLSelectElement', Select)
  vi.stubGlobal('HTMLTextAreaElement', Area)
  vi.stubGlobal('Node', Control)
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('location', { pathname: '/moje-konto', search: '' })
  const document = {
    querySelector(selector: string) {
      if (selector === 'footer') return footer
      return selector === '[data-form-owner]' && owner ? { getAttribute: (name: string) => (name === 'value' ? owner : null) } : null
    },
    querySelectorAll: (selector: string) => (selector === 'form[data-keep]' ? forms : controls),
  }
  vi.stubGlobal('document', Object.assign(page, document))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  page.dispatchEvent(new Event('pagehide'))
})

/** What a form shows into which was restored what was kept of another one. */
async function restored(typed: readonly Control[], fresh: readonly Control[]) {
  forms = [form(typed)]
  keepForms(7)
  await restoreForm(form(fresh))
  return fresh.map(({ value, checked }) => (checked ? `${value} ✓` : value))
}

test.each<[string, Changes, Changes, string, typeof Control?]>([
  ['text', { value: 'Hanna' }, {}, 'Hanna'],
  ['text of several lines', { value: 'Hanna' }, {}, 'Hanna', Area],
  ['a choice of a list', { value: 'DE', defaultValue: 'PL' }, { value: 'PL', defaultValue: 'PL' }, 'DE', Select],
  [
    'what was not changed: the page knows better',
    { value: 'Hanna', defaultValue: 'Hanna' },
    { value: 'Anna', defaultValue: 'Anna' },
    'Anna',
  ],
  ['all of what belongs together', { value: '4', defaultValue: '4', isKeptAll: true }, {}, '4'],
  ['a tick', { type: 'checkbox', value: 'a', checked: true }, { type: 'checkbox', value: 'a' }, 'a ✓'],
  [
    'a tick that was taken away',
    { type: 'checkbox', value: 'a', defaultChecked: true },
    { type: 'checkbox', value: 'a', checked: true, defaultChecked: true },
    'a',
  ],
  ['a password, never', { type: 'password', value: 'secret' }, { type: 'password' }, ''],
  ['a password that is shown, never', { value: 'secret', autocomplete: 'new-password' }, {}, ''],
  ['a code, never', { value: '123456', autocomplete: 'one-time-code' }, {}, ''],
  ['over what is typed already, never', { value: 'Hanna' }, { value: 'Anna' }, 'Anna'],
])('GAP-157: of a form is restored %s', async (_what, typed, fresh, shown, Kind) => {
  expect(await restored([control('one', typed, Kind)], [control('one', fresh, Kind)])).toEqual([shown])
})

test('GAP-157: of several choices, each is as it was, and fields that one of them shows come after', async () => {
  const radios = (chosen: string) =>
    ['a', 'b'].map((value) => control('way', { type: 'radio', value, checked: value === chosen, defaultChecked: value === 'a' }))
  const fresh = [...radios('a'), control('company')]
  const shown: string[] = []
  for (const each of fresh)
    for (const type of ['click', 'input', 'change']) each.addEventListener(type, () => shown.push(`${type} ${each.name}`))
  await restored([control('company', { value: 'Dom' }), ...radios('b')], fresh)
  expect(fresh[1]?.checked).toBe(true)
  expect(shown).toEqual(['click way', 'input company', 'change company'])
})

test.each([
  ['that user', '7', '/moje-konto', 'Hanna', true],
  ['another user, who finds nothing of it in the tab', '8', '/moje-konto', '', false],
  ['that user, on another page: it waits', '7', '/adresy', '', true],
])('GAP-31: what was kept when a session ended is for %s', async (_who, user, pathname, shown, isKeptStill) => {
  forms = [form([control('firstName', { value: 'Hanna' })]), form([])]
  keepForms(7)
  owner = user
  vi.stubGlobal('location', { pathname, search: '' })
  const field = control('firstName')
  await restoreForm(form([field]))
  expect([field.value, readKept() !== null]).toEqual([shown, isKeptStill])
  if (shown === '') return
  const record = readKept()
  if (record) writeKept({ ...record, at: record.at + 1 })
  page.dispatchEvent(new Event('pagehide'))
  expect(readKept(), 'of another end of the session, since').not.toBeNull()
  await restoreForm(form([field]))
  page.dispatchEvent(new Event('pagehide'))
  expect(readKept()).toBeNull()
})

test('GAP-157: a field that React has replaced holds what the old one held, and has its focus', () => {
  const gone = { isConnected: false }
  const [text, tick, stays] = [
    control('name', { value: 'Hanna' }),
    control('terms', { type: 'checkbox', value: 'a', checked: true }),
    control('city', { value: 'Łódź' }),
  ]
  for (const each of [text, tick]) Object.assign(each, gone)
  const typed = Object.assign(control('phone', { value: '1' }), gone)
  controls = [
    control('name'),
    control('terms', { type: 'checkbox', value: 'b' }),
    control('terms', { type: 'checkbox', value: 'a' }),
    control('city'),
    control('phone', { value: '2' }),
  ]
  vi.stubGlobal('document', Object.assign(document, { body: page, activeElement: page }))
  restoreReplaced([text, tick, stays, typed] as unknown as Element[], text as unknown as Element)
  expect(controls.map(({ value, checked }) => `${value}${checked}`)).toEqual(['Hannafalse', 'bfalse', 'atrue', 'false', '2false'])
  expect(controls.map(({ focus }) => focus.mock.calls.length)).toEqual([1, 0, 0, 0, 0])
  Object.assign(document, { activeElement: controls[4] })
  restoreReplaced([text] as unknown as Element[], text as unknown as Element)
  expect(controls[0]?.focus.mock.calls, 'it is elsewhere by now').toHaveLength(1)
})

/** A form on its page, into which something is typed, with what its end leaves of it. */
async function typedInto() {
  const field = control('firstName', { value: 'Hanna' })
  const element = Object.assign(form([field]), { contains: (node: unknown) => node === field })
  const island = runIsland(() => useKeptForm({ current: element }, 'details'))
  const type = async (target: EventTarget) => {
    page.dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: target }))
    await vi.dynamicImportSettled()
  }
  await type(field)
  return { element, island, type, left: () => leftFields('/moje-konto', 'details').map(({ value }) => value) }
}

test.each([
  ['what was kept of it is there again', 'details', 'Hanna'],
  ['nothing of another form is', 'other', ''],
])('GAP-157: of a form that is mounted %s', async (_what, name, shown) => {
  const kept = [{ name: 'firstName', value: 'Hanna' }]
  writeKept({ userId: null, page: '/moje-konto', at: Date.now(), forms: { details: kept } })
  const field = control('firstName')
  const element = Object.assign(form([field]), { dataset: { keep: name }, contains: () => false })
  const island = runIsland(() => useKeptForm({ current: element }, name))
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
  expect([field.value, island.current]).toEqual([shown, { 'data-keep': name }])
})

test('GAP-157: a form is remembered when its page is left, and forgotten when it is closed while its page stays', async () => {
  const { island, left } = await typedInto()
  expect([left(), firstKept()]).toEqual([[], null])
  page.dispatchEvent(new Event('pagehide'))
  expect([left(), firstKept()]).toEqual([['Hanna'], 'details'])
  island.end()
  expect(left()).toEqual([])
  page.dispatchEvent(new Event('pagehide'))
  expect(left(), 'it listens no more').toEqual([])
  const next = await typedInto()
  vi.stubGlobal('location', { pathname: '/', search: '' })
  next.island.end()
  expect(next.left()).toEqual(['Hanna'])
  forgetVisitorsForms()
  expect([next.left(), readKept()]).toEqual([[], null])
})

test('GAP-157: what was typed into a form of the footer, which outlives its page, is there on whatever page comes next', async () => {
  const footed = (value: string) => {
    const field = control('email', { value })
    const element = Object.assign(form([field]), { contains: (node: unknown) => node === field })
    footer = { contains: (node: unknown) => node === element }
    return { field, element, island: runIsland(() => useKeptForm({ current: element }, 'details')) }
  }
  const type = (target: Control) => page.dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: target }))
  const { field, island } = footed('ala@patyna.test')
  vi.stubGlobal('location', { pathname: '/produkty', search: '' })
  type(field)
  await vi.dynamicImportSettled()
  page.dispatchEvent(new Event('pagehide'))
  island.end()
  vi.stubGlobal('location', { pathname: '/cart', search: '' })
  const next = footed('')
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
  expect(next.field.value).toBe('ala@patyna.test')
  type(next.field)
  Object.assign(next.element.dataset, { sent: '' })
  page.dispatchEvent(new Event('pagehide'))
  expect(leftFields('', 'details')).toEqual([])
})

test('GAP-157: what stands in a form as its visitor logs out is not kept once more by the page that is left then', async () => {
  const { element, left } = await typedInto()
  forms = [element]
  forgetVisitorsForms()
  page.dispatchEvent(new Event('pagehide'))
  expect(left()).toEqual([])
})
const firstKept = () => runIsland(() => useFirstKept(['other', 'details'])).current
