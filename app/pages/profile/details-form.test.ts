import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { listen, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { runIsland } from '../../testing/run-island.ts'
import { sendForm, stubFormPage } from '../../testing/sent-form.ts'
import { SHOW_TOAST } from '../../ui/toast/show-toast.ts'
import { DetailsForm } from './details-form.client.tsx'

const PROPS = {
  initial: { firstName: 'Hanna', lastName: null, phone: null, defaultLangId: 'es' },
  checks: { firstName: [], lastName: [], phone: [], defaultLangId: [] },
  language: 'pl',
  labels: { saved: 'saved', refusal: {}, languages: ['pl', 'en', 'es'].map((value) => ({ value, text: value })) },
} as unknown as ComponentProps<typeof DetailsForm>

test.each([
  [
    { firstName: 'Hanna', lastName: '', phone: '0048 501 234 567', defaultLangId: 'en' },
    { firstName: 'Hanna', lastName: null, phone: '501 234 567', defaultLangId: 'en' },
  ],
  [
    { firstName: '', lastName: 'Nowak', phone: ' ', defaultLangId: 'xx' },
    { firstName: null, lastName: 'Nowak', phone: null, defaultLangId: 'es' },
  ],
])('GAP-35: details %j are stored as %j, and the greeting follows', async (typed, body) => {
  stubFormPage(typed)
  vi.stubGlobal('location', new URL('http://shop.test/moje-konto'))
  const told: unknown[] = []
  document.addEventListener(SHOW_TOAST, (event) => told.push((event as CustomEvent<{ message: string }>).detail.message))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    told.push([init.method, path, JSON.parse(String(init.body ?? null))])
    return Response.json({ data: {} })
  })
  const stop = listen(VISITOR_KEYS.user, () => undefined)
  const island = runIsland(() => DetailsForm(PROPS))
  sendForm(island.current)
  const details = '/shop/client/details'
  await vi.waitFor(() => expect(told).toEqual([['PUT', details, body], 'saved', ['GET', details, null]]))
  stop()
})
