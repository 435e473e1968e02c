import { afterEach, expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Button } from '../../ui/button/button.tsx'
import { LoginList, type ShownLogin } from './login-list.client.tsx'
import type { LoginLabels } from './profile-labels.ts'

afterEach(() => vi.unstubAllGlobals())

const LOGINS: ShownLogin[] = ['here', 'phone', 'work'].map((id) => ({ id, device: id, since: '', endLabel: id, isCurrent: id === 'here' }))

test.each([
  ['one', 0, ['here', 'work']],
  ['all others', 2, ['here']],
])('EXT-22: when %s ended, the login of this browser and what goes on stay in the list', async (_what, press, left) => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', documentElement: { lang: 'pl' }, getElementById: () => null }))
  vi.stubGlobal('fetch', async () => Response.json({ data: {} }))
  const island = runIsland(() => LoginList({ initial: LOGINS, labels: {} as LoginLabels }))
  elementsOf(island.current, Button)[press]?.onClick?.({} as never)
  const shown = () => elementsOf(island.current, 'p').map(({ children }) => elementsOf(children, 'span')[0]?.children)
  await vi.waitFor(() => expect(shown()).toEqual(left))
  island.end()
})
