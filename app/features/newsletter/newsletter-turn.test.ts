import type { ComponentProps, ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import type { NewsletterDialog, NewsletterDialogLabels } from './newsletter-dialog.client.tsx'
import { NewsletterTurn } from './newsletter-turn.client.tsx'

const field = { matches: (selector: string) => selector.includes('input') }
const page: { cookie: string; activeElement: unknown; querySelector: (selectors: string) => unknown } = {
  cookie: '',
  activeElement: null,
  querySelector: () => null,
}

/** A page on which something is open, by the selector that finds it. */
const openIs = (open: string) => ({ querySelector: (selectors: string) => selectors.split(', ').find((one) => one === open) ?? null })

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
  ['a dialog is open', openIs('dialog[open]')],
  ['consent is not decided, or the menu of a filter is open', openIs(':popover-open')],
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

test.each([
  ['dismisses', false, true],
  ['signs up', true, false],
])('GAP-12: that somebody %s is kept as a dismissal: %s, %s', (_what, isSignedUp, isKept) => {
  page.cookie = ''
  const island = runIsland(() => NewsletterTurn({ labels: {} as NewsletterDialogLabels }))
  const dialog = () =>
    (island.current as ReactElement<{ children: ReactElement<ComponentProps<typeof NewsletterDialog>> }>).props.children.props
  if (isSignedUp) dialog().onDone()
  dialog().onClose()
  expect(page.cookie.includes('newsletterPopup=')).toBe(isKept)
  island.end()
})
