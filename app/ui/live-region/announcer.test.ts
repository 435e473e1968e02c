import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { announce } from './announce.ts'
import { Announcer } from './announcer.client.tsx'

test('the same words a second time are another text, or nobody hears them; after its end it hears nothing', () => {
  vi.stubGlobal('document', new EventTarget())
  const island = runIsland(() => (Announcer() as ReactElement<{ message: string }>).props.message)
  const said = ['Dodano', 'Dodano', 'Dodano'].map((words) => {
    announce(words)
    return island.current
  })
  expect(said).toEqual(['Dodano', 'Dodano\u00a0', 'Dodano'])
  island.end()
  announce('Nic')
  expect(island.current).toBe('Dodano')
})
