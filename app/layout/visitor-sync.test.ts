import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '../domain/language.ts'
import { changeIn, forget, known, VISITOR_KEYS } from '../shop-api/browser/visitor-store.ts'
import { runIsland } from '../testing/run-island.ts'
import { VisitorSync } from './visitor-sync.client.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  forget(VISITOR_KEYS.cart)
})

test('a cart of one market is never shown in another, also after going back to the first', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '' }))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', { removeItem: () => undefined })
  let language: Language = 'pl'
  const island = runIsland(() => VisitorSync({ language, home: '/' }))
  for (const next of ['en', 'pl', 'es'] as const) {
    await changeIn(VISITOR_KEYS.cart, { run: async () => 'the cart of before' })
    language = next
    island.again()
    expect(known(VISITOR_KEYS.cart).data, next).toBeUndefined()
  }
  island.end()
})
