import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { forgetKept, isKept, KEPT_FOR_MS, readKept, writeKept } from './kept-record.ts'

const NOW = Date.UTC(2026, 10, 23)
const RECORD = { userId: 7, page: '/checkout?step=summary', at: NOW, forms: { comment: [{ name: 'comment', value: 'Dzwonek' }] } }

const stored = new Map<string, string>()
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('location', { pathname: '/checkout', search: '?step=summary' })
  vi.stubGlobal('sessionStorage', memoryStorage(stored))
  vi.stubGlobal('document', { querySelector: () => null })
})
afterEach(() => {
  stored.clear()
})

test('what was typed is kept for its page alone', () => {
  writeKept(RECORD)
  expect([isKept('comment'), isKept('other')]).toEqual([true, false])
  vi.stubGlobal('location', { pathname: '/checkout', search: '?step=delivery' })
  expect(isKept('comment')).toBe(false)
})

test('for half an hour, and then it is gone', () => {
  writeKept(RECORD)
  expect(readKept(NOW + KEPT_FOR_MS)).toEqual(RECORD)
  expect(readKept(NOW + KEPT_FOR_MS + 1)).toBeNull()
  expect(stored.size).toBe(0)
})

test('forgotten is forgotten, and a page where nothing was typed keeps nothing of the one before', () => {
  writeKept(RECORD)
  forgetKept()
  expect(readKept()).toBeNull()
  writeKept(RECORD)
  writeKept({ ...RECORD, forms: {} })
  expect(readKept()).toBeNull()
})

test.each([
  ['closed to the page', () => vi.stubGlobal('sessionStorage', undefined)],
  [
    'full',
    () =>
      vi.stubGlobal('sessionStorage', {
        getItem: () => null,
        setItem: () => {
          throw new Error('full')
        },
      }),
  ],
  ['in disorder', () => stored.set('kept-forms', '{')],
])('a storage that is %s keeps nothing and breaks nothing', (_how, prepare) => {
  prepare()
  if (stored.size === 0) writeKept(RECORD)
  expect(readKept()).toBeNull()
})
