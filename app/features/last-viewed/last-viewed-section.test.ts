import { expect, test, vi } from 'vitest'
import { LAST_VISITED_KEY } from '../../domain/product/last-visited.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { LastViewedSection } from './last-viewed-section.client.tsx'

const props = { title: '', emptyText: '', language: 'pl', pathPrefix: '', sold: '', clearLabel: '' } as const

test.each([
  ['that has viewed something has the section, also when it was cleared and the page is renewed', '[1]', true],
  ['that has viewed nothing has none', null, false],
])('EXT-27: a browser %s', (_which, visited, isShown) => {
  vi.stubGlobal('localStorage', memoryStorage())
  if (visited !== null) localStorage.setItem(LAST_VISITED_KEY, visited)
  const island = runIsland(() => LastViewedSection(props))
  localStorage.removeItem(LAST_VISITED_KEY)
  island.again()
  expect(island.current !== false).toBe(isShown)
})
