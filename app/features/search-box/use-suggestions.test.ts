import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import type { SuggestionLabels } from './suggestion-labels.ts'
import { useSuggestions } from './use-suggestions.client.ts'

const LABELS = { found: '{n}', none: '0' } as SuggestionLabels
const answers = new Map<string, (response: Response) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  answers.clear()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', documentElement: { lang: 'pl' }, getElementById: () => null }))
  vi.stubGlobal('fetch', async (path: string) => new Promise((resolve) => answers.set(path.split('q=')[1] ?? '', resolve)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = async (text: string) => {
  answers.get(text)?.(Response.json({ data: { items: [], total: text.length, understood: null, popular: [] } }))
  await vi.advanceTimersByTimeAsync(1)
}

test('EXT-03: an answer to what stood in the field before takes nothing from the answer to what stands there now', async () => {
  let text = 'fo'
  const island = runIsland(() => useSuggestions(text, LABELS))
  await vi.advanceTimersByTimeAsync(200)
  text = 'fot'
  island.again()
  await vi.advanceTimersByTimeAsync(200)
  await answer('fot')
  expect(island.current.text).toBe('fot')
  await answer('fo')
  expect(island.current.text).toBe('fot')
  island.end()
})
