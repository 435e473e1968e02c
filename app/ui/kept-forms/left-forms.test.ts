import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { KEPT_FOR_MS, readKept, writeKept } from './kept-record.ts'
import { forgetLeft, leftFields, rememberLeft } from './left-forms.ts'

const NOW = Date.UTC(2026, 10, 24)
const stored = new Map<string, string>()

class Input {
  type = 'text'
  defaultValue = ''
  checked = false
  defaultChecked = false
  autocomplete = ''
  name: string
  value: string
  matches: () => boolean
  closest: () => object | null = () => null
  constructor(name: string, value: string, isSecret = false) {
    this.name = name
    this.value = value
    this.matches = () => isSecret
  }
}

beforeEach(() => {
  for (const name of ['HTMLSelectElement', 'HTMLTextAreaElement']) vi.stubGlobal(name, function Other() {})
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('sessionStorage', memoryStorage(stored))
  ownedBy(null)
})
/** A page that was rendered for a user. */
const ownedBy = (user: string | null) => vi.stubGlobal('document', { querySelector: () => user && { getAttribute: () => user } })

afterEach(() => {
  stored.clear()
})

const formOf = (elements: readonly Input[], dataset: Record<string, string> = {}, closedDialog: object | null = null) =>
  ({ dataset: { keep: 'details', ...dataset }, elements, closest: () => closedDialog }) as unknown as HTMLFormElement
const at = (page: string, userId: number | null = null) => ({ page, userId })
const typed = [new Input('firstName', 'Halina'), new Input('password', 'kredens-1962', true), new Input('phone', '')]

test('what was changed is remembered for its form on its page, and no password', () => {
  rememberLeft(formOf(typed), at('/moje-konto'), NOW)
  expect(leftFields('/moje-konto', 'details', NOW)).toEqual([{ name: 'firstName', value: 'Halina' }])
  expect([leftFields('/moje-konto', 'other', NOW), leftFields('/cart', 'details', NOW)]).toEqual([[], []])
})

test('a form that was sent or closed is forgotten; others stay', () => {
  rememberLeft(formOf(typed), at('/moje-konto'), NOW)
  rememberLeft(formOf(typed), at('/cart'), NOW)
  rememberLeft(formOf(typed, { sent: '' }), at('/moje-konto'), NOW)
  expect(leftFields('/moje-konto', 'details', NOW)).toEqual([])
  expect(leftFields('/cart', 'details', NOW)).toHaveLength(1)
  rememberLeft(formOf(typed), at('/moje-konto'), NOW)
  rememberLeft(formOf(typed, {}, { localName: 'dialog' }), at('/moje-konto'), NOW)
  expect(leftFields('/moje-konto', 'details', NOW)).toEqual([])
  forgetLeft('/cart', 'other', NOW)
  expect(leftFields('/cart', 'details', NOW)).toHaveLength(1)
  forgetLeft('/cart', 'details', NOW)
  expect(stored.size).toBe(0)
})

test('an unchanged field is remembered where all are', () => {
  const amount = Object.assign(new Input('amount', '1'), { defaultValue: '1' })
  rememberLeft(formOf([amount]), at('/odstapienie'), NOW)
  expect(leftFields('/odstapienie', 'details', NOW)).toEqual([])
  rememberLeft(formOf([Object.assign(amount, { closest: () => ({}) })]), at('/odstapienie'), NOW)
  expect(leftFields('/odstapienie', 'details', NOW)).toEqual([{ name: 'amount', value: '1' }])
})

test('for half an hour, and of the ten newest forms', () => {
  for (let page = 0; page < 11; page++) rememberLeft(formOf(typed), at(`/${page}`), NOW)
  expect([leftFields('/0', 'details', NOW), leftFields('/1', 'details', NOW).length]).toEqual([[], 1])
  expect(leftFields('/1', 'details', NOW + KEPT_FOR_MS + 1)).toEqual([])
})

test('a storage that is full or in disorder keeps nothing and breaks nothing', () => {
  stored.set('left-forms', '{')
  expect(leftFields('/cart', 'details', NOW)).toEqual([])
  vi.stubGlobal('sessionStorage', undefined)
  rememberLeft(formOf(typed), at('/cart'), NOW)
  expect(leftFields('/cart', 'details', NOW)).toEqual([])
})

test('what a user typed is not shown to another one; a guest’s page has none to tell', () => {
  rememberLeft(formOf(typed), at('/moje-konto', 7), NOW)
  ownedBy('8')
  expect(leftFields('/moje-konto', 'details', NOW)).toEqual([])
  ownedBy('7')
  expect(leftFields('/moje-konto', 'details', NOW)).toHaveLength(1)
  ownedBy(null)
  expect(leftFields('/moje-konto', 'details', NOW)).toHaveLength(1)
})

test('GAP-157: what was saved at the end of a session is gone with its form, once that was sent or closed', () => {
  const saved = { userId: 7, page: '/moje-konto', at: NOW, forms: { details: [{ name: 'firstName', value: 'Ala' }], other: [] } }
  vi.useFakeTimers({ now: NOW })
  writeKept(saved)
  rememberLeft(formOf(typed), at('/moje-konto'), NOW)
  expect(Object.keys(readKept()?.forms ?? {}), 'left, it waits for the login').toEqual(['details', 'other'])
  rememberLeft(formOf(typed, { sent: '' }), at('/moje-konto'), NOW)
  expect(Object.keys(readKept()?.forms ?? {})).toEqual(['other'])
  writeKept(saved)
  forgetLeft('/cart', 'details', NOW)
  expect(Object.keys(readKept()?.forms ?? {}), 'of another page').toEqual(['details', 'other'])
  forgetLeft('/moje-konto', 'details', NOW)
  expect(Object.keys(readKept()?.forms ?? {})).toEqual(['other'])
})
