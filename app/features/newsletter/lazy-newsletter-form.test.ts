import { expect, test, vi } from 'vitest'
import { attach, elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { testDocument } from '../../testing/test-document.ts'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { LazyNewsletterForm } from './lazy-newsletter-form.client.tsx'
import { NewsletterDialog, type NewsletterDialogLabels } from './newsletter-dialog.client.tsx'
import { NewsletterForm, type NewsletterLabels } from './newsletter-form.client.tsx'

test('NWS-01: the form at the end of a page loads half a screen before it is seen, with what was typed into its place', async () => {
  const observed: { near?: (entries: object[]) => void; margin?: string } = {}
  class Observer {
    constructor(tell: (entries: object[]) => void, { rootMargin }: { rootMargin: string }) {
      Object.assign(observed, { near: tell, margin: rootMargin })
    }
    observe = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('document', testDocument())
  const container = { matches: () => false, querySelectorAll: () => [], querySelector: () => ({ value: 'anna@' }) }
  const island = runIsland(() => {
    const drawn = LazyNewsletterForm({ placement: 'footer', label: '', labels: {} as NewsletterLabels, fallback: 'fallback' })
    attach(drawn, 'div', container)
    return drawn
  })
  expect([observed.margin, elementsOf(island.current, 'div')[0]?.children]).toEqual(['50%', 'fallback'])
  observed.near?.([{ isIntersecting: true }])
  await vi.waitFor(() => expect(elementsOf(island.current, NewsletterForm)).toMatchObject([{ placement: 'footer', typed: 'anna@' }]))
})

test('NWS-01, NWS-13: the form of the popup stands in a dialog with a link to what happens to the address', () => {
  const labels = { title: 'Rabat', text: 'Zapisz się', privacy: { href: '/prywatnosc', label: 'Prywatność' } } as NewsletterDialogLabels
  const drawn = NewsletterDialog({ isOpen: true, labels, onDone: () => undefined, onClose: () => undefined })
  expect(elementsOf(drawn, Dialog)[0]).toMatchObject({ isOpen: true, title: 'Rabat' })
  expect(elementsOf(drawn, NewsletterForm)[0]).toMatchObject({ placement: 'modal', label: 'Rabat' })
  expect(elementsOf(drawn, 'a')).toEqual([{ href: '/prywatnosc', children: 'Prywatność' }])
})
