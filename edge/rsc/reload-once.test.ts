import { expect, test } from 'vitest'
import { reloadOnce } from './reload-once.ts'

const NOON = Date.UTC(2026, 10, 21, 12)

function tab() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  let reloads = 0
  return {
    fail: (now: number, from: () => typeof storage = () => storage) => reloadOnce(now, from, () => reloads++),
    reloads: () => reloads,
  }
}

test('a page that fails is loaded once more, never in a loop', () => {
  const { fail, reloads } = tab()
  for (const afterMs of [0, 10, 2000, 59_999]) fail(NOON + afterMs)
  expect(reloads()).toBe(1)
})

test('a failure of another day is another failure', () => {
  const { fail, reloads } = tab()
  for (const afterMs of [0, 86_400_000]) fail(NOON + afterMs)
  expect(reloads()).toBe(2)
})

test('a tab that may keep nothing is not reloaded: it would not know when to stop', () => {
  const { fail, reloads } = tab()
  fail(NOON, () => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(reloads()).toBe(0)
})
