import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import type { NewsletterDialogLabels } from './newsletter-dialog.client.tsx'
import { NewsletterTurn } from './newsletter-turn.client.tsx'

const field = { matches: (selector: string) => selector.includes('input') }
const page: { cookie: string; activeElement: unknown; querySelector: () => unknown } = {
  cookie: '',
  activeElement: null,
  querySelector: () => null,
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname: '/' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['somebody types', { activeElement: field }],
  ['a dialog is open, or consent is not decided', { querySelector: () => ({}) }],
])('NWS-02: while %s the popup waits, and opens after it', (_when, busy) => {
  Object.assign(page, busy)
  const island = runIsland(() => NewsletterTurn({ labels: {} as NewsletterDialogLabels }))
  vi.advanceTimersByTime(60_000)
  expect(island.current).toBeNull()
  Object.assign(page, { activeElement: null, querySelector: () => null })
  vi.advanceTimersByTime(3000)
  expect(island.current).not.toBeNull()
  island.end()
})
