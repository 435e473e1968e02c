import { expect, test } from 'vitest'
import { autoCloseMs, makeToast, nextToast } from './toast.ts'

const first = makeToast({ id: 'a', message: 'Zapisano' })
const second = makeToast({ id: 'b', message: 'Wysłano', dismissible: true, type: 'success', duration: 3_000 })

test('UIK-27, UIK-28, ERR-09: a toast is an error of 10 s unless it says otherwise', () => {
  expect(first).toEqual({ id: 'a', message: 'Zapisano', duration: 10_000, dismissible: false, type: 'error', icon: null, link: null })
})

test('UIK-30, GAP-139: only a dismissible toast closes itself, after its duration', () => {
  expect([first, { ...first, dismissible: true }, second].map(autoCloseMs)).toEqual([null, 10_000, 3_000])
})

test('UIK-29: one at a time, a new one replaces the old', () => {
  expect(nextToast(null, { kind: 'show', toast: first })).toBe(first)
  expect(nextToast(first, { kind: 'show', toast: second })).toBe(second)
})

test('UIK-29: closing a toast that was replaced leaves the new one', () => {
  expect(nextToast(second, { kind: 'close', id: 'a' })).toBe(second)
  expect(nextToast(second, { kind: 'close', id: 'b' })).toBeNull()
  expect(nextToast(null, { kind: 'close', id: 'b' })).toBeNull()
})

test('spec §4: the same toast once more is a new one, which the end of the first does not close', () => {
  const again = nextToast(first, { kind: 'show', toast: { ...first } })
  expect(again?.message).toBe('Zapisano')
  expect(nextToast(again, { kind: 'close', id: first.id })).toBe(again)
})
