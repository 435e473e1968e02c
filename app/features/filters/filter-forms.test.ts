import { expect, test } from 'vitest'
import { attach } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { FilterForms } from './filter-forms.client.tsx'

test('what scripts add to filter forms ends with these', () => {
  const added = new Map<string, AbortSignal | undefined>()
  const root = { addEventListener: (type: string, _listener: unknown, { signal }: AddEventListenerOptions) => added.set(type, signal) }
  const island = runIsland(() => {
    const rendered = FilterForms({ children: null })
    attach(rendered, 'div', root)
    return rendered
  })
  const isOver = () => [...added.values()].map((signal) => signal?.aborted)
  expect(isOver()).toEqual(Array(5).fill(false))
  island.end()
  expect(isOver()).toEqual(Array(5).fill(true))
})
