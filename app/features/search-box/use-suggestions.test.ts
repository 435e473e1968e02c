import { beforeEach, expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { ANNOUNCE } from '../../ui/live-region/announce.ts'
import type { SuggestionLabels } from './suggestion-labels.ts'
import { useSuggestions } from './use-suggestions.client.ts'
import { testDocument } from '../../testing/test-document.ts'

const LABELS = { found: '{n}', none: 'none', quoted: '{text}', corrected: '{typed} is {meant},' } as SuggestionLabels
const answers = new Map<string, (response: Response) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  answers.clear()
  vi.stubGlobal('document', testDocument({ cookie: '' }))
  vi.stubGlobal('fetch', async (path: string) => new Promise((resolve) => answers.set(path.split('q=')[1] ?? '', resolve)))
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
})

test('EXT-03, GAP-131: one request a pause, from two letters on; what came is announced, and what did not takes the place of what was there', async () => {
  const said: unknown[] = []
  document.addEventListener(ANNOUNCE, (event) => said.push(event instanceof CustomEvent && event.detail))
  let text = 'f'
  const island = runIsland(() => useSuggestions(text, LABELS))
  const type = async (next: string, forMs: number) => {
    text = next
    island.again()
    await vi.advanceTimersByTimeAsync(forMs)
  }
  await type('f', 200)
  await type('fo', 149)
  await type('fot', 149)
  expect([...answers.keys()]).toEqual([])
  await type('fot', 1)
  expect([...answers.keys()]).toEqual(['fot'])
  const items = [{ kind: 'category', id: 1, name: 'Fotele' }]
  answers.get('fot')?.(
    Response.json({ data: { items, total: 0, understood: { corrected: [{ typed: 'fot', meant: 'fotel' }] }, popular: [] } }),
  )
  await vi.advanceTimersByTimeAsync(1)
  expect([island.current.text, said]).toEqual(['fot', ['fot is fotel, 1']])
  await type('f', 200)
  expect(island.current).toMatchObject({ text: '', items: [] })
  await type('fo', 150)
  expect([...answers.keys()]).toEqual(['fot', 'fo'])
  answers.get('fo')?.(new Response(null, { status: 503 }))
  await vi.advanceTimersByTimeAsync(1)
  expect(island.current).toMatchObject({ text: '', items: [] })
  expect(said).toHaveLength(1)
  await type('fot', 150)
  answers.get('fot')?.(Response.json({ data: { items: [], total: 0, understood: null, popular: [] } }))
  await vi.advanceTimersByTimeAsync(1)
  expect(said[1]).toBe('none')
  await type('fotel', 100)
  island.end()
  await vi.advanceTimersByTimeAsync(200)
  expect(answers.has('fotel')).toBe(false)
})
