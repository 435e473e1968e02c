import type { ComponentProps, ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import type { NewsletterDialog, NewsletterDialogLabels } from './newsletter-dialog.client.tsx'
import { NewsletterPopup } from './newsletter-popup.client.tsx'
import { NewsletterTurn } from './newsletter-turn.client.tsx'

const field = { matches: (selector: string) => selector.includes('input') }
const page: { cookie: string; activeElement: unknown; hidden: boolean; querySelector: (selectors: string) => unknown } = {
  cookie: '',
  activeElement: null,
  hidden: false,
  querySelector: () => null,
}

/** A page on which something is open, by the selector that finds it. */
const openIs = (open: string) => ({ querySelector: (selectors: string) => selectors.split(', ').find((one) => one === open) ?? null })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname: '/' })
})

test.each([
  ['somebody types', { activeElement: field }],
  ['a dialog is open', openIs('dialog[open]')],
  ['consent is not decided, or the menu of a filter is open', openIs(':popover-open')],
  ['nobody sees the tab', { hidden: true }],
])('NWS-02, EXT-73: while %s the popup waits, and opens after it', (_when, busy) => {
  Object.assign(page, busy)
  const island = runIsland(() => NewsletterTurn({ labels: {} as NewsletterDialogLabels }))
  vi.advanceTimersByTime(60_000)
  expect(island.current).toBeNull()
  Object.assign(page, { activeElement: null, hidden: false, querySelector: () => null })
  vi.advanceTimersByTime(3000)
  expect(island.current).not.toBeNull()
})

test.each([
  ['dismisses', false, true],
  ['signs up', true, false],
])('GAP-12: that somebody %s is kept as a dismissal: %s, %s', (_what, isSignedUp, isKept) => {
  page.cookie = ''
  const island = runIsland(() => NewsletterTurn({ labels: {} as NewsletterDialogLabels }))
  const dialog = () =>
    (island.current as ReactElement<{ children: ReactElement<ComponentProps<typeof NewsletterDialog>> }>).props.children.props
  expect(dialog().isOpen).toBe(true)
  if (isSignedUp) dialog().onDone()
  expect(dialog().isOpen, 'who has signed up sees it close').toBe(!isSignedUp)
  dialog().onClose()
  expect([page.cookie.includes('newsletterPopup='), island.current]).toEqual([isKept, null])
})

test('GAP-12: who has signed up elsewhere meanwhile is not asked', () => {
  page.cookie = 'newsletterSignupCount=4'
  const island = runIsland(() => NewsletterTurn({ labels: {} as NewsletterDialogLabels }))
  vi.advanceTimersByTime(60_000)
  expect(island.current).toBeNull()
  island.end()
  page.cookie = ''
})

test('NWS-02: the popup is due 15 s after the page', () => {
  const island = runIsland(() => NewsletterPopup({ labels: {} as NewsletterDialogLabels }))
  vi.advanceTimersByTime(14_999)
  expect(island.current).toBe(false)
  vi.advanceTimersByTime(1)
  expect(island.current).toBeTruthy()
})

test('NWS-02: a popup whose page is left comes no more', () => {
  Object.assign(page, { activeElement: field })
  for (const render of [
    () => NewsletterPopup({ labels: {} as NewsletterDialogLabels }),
    () => NewsletterTurn({ labels: {} as NewsletterDialogLabels }),
  ]) {
    runIsland<unknown>(render).end()
    expect(vi.getTimerCount()).toBe(0)
  }
})
