import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { type PanelParts, PanelSource } from './panel-source.ts'
import { usePanelPart } from './use-panel-part.tsx'

test('EXT-44: when another part of the panel is wanted, the first one is not shown in its place', async () => {
  const parts: PanelParts = { ended: 'Sesja się skończyła', otherUser: 'Ktoś inny się zalogował' }
  let part = 'ended'
  const island = runIsland(
    () => usePanelPart({ panel: 'session', address: '/' }, part, true) as ReactElement<{ children: string }> | null,
    new Map([[PanelSource, async () => parts]]),
  )
  await vi.waitFor(() => expect(island.current?.props.children).toBe(parts['ended']))
  part = 'otherUser'
  island.again()
  expect(island.current?.props.children).toBe(parts['otherUser'])
})
