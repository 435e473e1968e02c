import { expect, test, vi } from 'vitest'
import type { Language } from '../domain/language.ts'
import { changeIn, known, VISITOR_KEYS } from '../shop-api/browser/visitor-store.ts'
import { renewPage } from '../shop-api/browser/page-is-old.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { runIsland } from '../testing/run-island.ts'
import { VisitorSync } from './visitor-sync.client.tsx'

test('a cart of one market is never shown in another, also after going back to the first', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '' }))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', { removeItem: () => undefined })
  let language: Language = 'pl'
  await changeIn(VISITOR_KEYS.cart, { run: async () => 'the cart of before' })
  const island = runIsland(() => VisitorSync({ language, home: '/' }))
  expect(known(VISITOR_KEYS.cart).data, 'the frame has come').toBe('the cart of before')
  for (const next of ['en', 'pl', 'es'] as const) {
    await changeIn(VISITOR_KEYS.cart, { run: async () => 'the cart of before' })
    island.again()
    expect(known(VISITOR_KEYS.cart).data, 'a refresh of the same market').toBe('the cart of before')
    language = next
    island.again()
    expect(known(VISITOR_KEYS.cart).data, next).toBeUndefined()
  }
})

test('GAP-98, GAP-157: a page that is old is renewed, and what was typed here is gone when somebody comes or goes in another tab', () => {
  const reload = vi.fn(() => ({ committed: Promise.resolve(), finished: Promise.resolve() }))
  const page = { cookie: '', readyState: 'complete', hidden: false, querySelector: () => null }
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  vi.stubGlobal('window', Object.assign(new EventTarget(), { navigation: { reload, transition: null } }))
  vi.stubGlobal('sessionStorage', memoryStorage(new Map([['left-forms', 'typed']])))
  const island = runIsland(() => VisitorSync({ language: 'pl', home: '/' }))
  const tellHere = () =>
    window.dispatchEvent(
      Object.assign(new Event('storage'), { key: 'patyna visitor', newValue: JSON.stringify(Object.values(VISITOR_KEYS)) }),
    )
  renewPage()
  expect(reload.mock.calls).toEqual([[{ info: 'renewal' }]])
  tellHere()
  expect(sessionStorage.getItem('left-forms')).toBeNull()
  island.end()
  renewPage()
  expect(reload).toHaveBeenCalledTimes(1)
})
