import { type ReactElement, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import type { User } from '../../domain/account/user.ts'
import { changeIn, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { AddToList } from './add-to-list.client.tsx'
import { ForAdmins } from './for-admins.client.tsx'
import { testDocument } from '../../testing/test-document.ts'

const USER: User = { id: 7, firstName: null, hasPassword: true, isAdmin: false, isUserPro: false, isVendor: false }

/** Logs somebody in, as the islands of the page see it. */
async function become(user: Partial<User> | null) {
  vi.stubGlobal('document', testDocument({ cookie: '' }))
  vi.stubGlobal('fetch', async () => new Promise(() => undefined))
  await changeIn<User | null>(VISITOR_KEYS.user, { run: async () => user && { ...USER, ...user } })
}

const ISLANDS = {
  'order lists, of professionals': () => AddToList({} as Parameters<typeof AddToList>[0]),
  'the card, of administrators': () => ForAdmins({} as Parameters<typeof ForAdmins>[0]),
}

test.each([
  ['order lists, of professionals', { isUserPro: true }],
  ['the card, of administrators', { isAdmin: true }],
] as const)('GAP-28, GAP-37: %s alone', async (name, role) => {
  const parts = async (user: Partial<User> | null) => {
    await become(user)
    const island = runIsland(ISLANDS[name])
    island.end()
    return elementsOf(island.current, Suspense).length
  }
  expect(await parts(role)).toBe(1)
  for (const user of [null, {}, { isUserPro: !('isUserPro' in role), isAdmin: !('isAdmin' in role) }]) expect(await parts(user)).toBe(0)
})

test('EXT-44: the lists of one professional are not shown to the next one who logs in in the tab', async () => {
  const keys: unknown[] = []
  for (const id of [7, 7, 8]) {
    await become({ id, isUserPro: true })
    const island = runIsland(ISLANDS['order lists, of professionals'])
    keys.push(
      elementsOf(island.current, Suspense)
        .map(({ children }) => (children as ReactElement).key)
        .join(),
    )
    island.end()
  }
  expect(keys).toEqual(['7', '7', '8'])
})
