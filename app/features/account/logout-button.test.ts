import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { testDocument } from '../../testing/test-document.ts'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { LogoutButton } from './logout-button.client.tsx'

test.each([
  ['ends the session, and the page of it', 200, ['/'], null],
  ['that the shop API refuses, too: the gateway has ended it', 401, ['/'], null],
  ['without a network changes nothing, and says so', 0, [], 'failed'],
])('GAP-42: a logout %s', async (_what, status, places, text) => {
  const assign = vi.fn<(href: string) => void>()
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/moje-konto', protocol: 'https:', assign })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('fetch', async () => {
    if (status === 0) throw new TypeError('no network')
    return Response.json({ data: {}, error: { code: 'SOME' } }, { status })
  })
  const island = runIsland(() => LogoutButton({ label: 'Wyloguj', failed: 'failed', leadsTo: '/' }))
  const button = () => elementsOf(island.current, 'button')[0]
  expect(button()?.['aria-busy']).toBeUndefined()
  button()?.onClick?.({} as never)
  expect(button()?.['aria-busy']).toBe(true)
  await vi.waitFor(() => expect(button()?.['aria-busy']).toBeUndefined())
  expect([assign.mock.calls.flat(), elementsOf(island.current, FailureNote)[0]?.text]).toEqual([places, text])
})
