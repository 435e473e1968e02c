import type { ComponentProps, ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { onSessionEnd, reportSessionEnd } from '../shop-api/browser/session-end.ts'
import { elementsOf } from '../testing/elements-of.ts'
import { runIsland } from '../testing/run-island.ts'
import { PanelSource } from '../ui/panel/panel-source.ts'
import { SectionBoundary } from '../ui/section-boundary/section-boundary.client.tsx'
import type { SessionEndContext } from './session-end-context.ts'
import { SessionEnded } from './session-ended.tsx'

type Shown = ReactElement<ComponentProps<typeof SessionEndContext>> | null

test('GAP-31, EXT-44: the frame says which end it is, and whose, until that is closed; one that is gone says nothing', async () => {
  const panels = new Map([[PanelSource, async () => ({ ended: 'ended', otherUser: 'other user' })]])
  const island = runIsland(() => SessionEnded({ home: '/' }) as Shown, panels)
  expect(island.current).toBeNull()
  reportSessionEnd({ kind: 'otherUser', userId: 7 })
  expect(island.current?.props.value.userId).toBe(7)
  await vi.waitFor(() => expect(elementsOf(island.current, SectionBoundary as unknown as 'div')[0]?.children).toBe('other user'))
  island.current?.props.value.onClose()
  expect(island.current).toBeNull()
  island.end()
  reportSessionEnd({ kind: 'ended', userId: 7 })
  expect(island.current).toBeNull()
  const next = vi.fn()
  onSessionEnd(next)()
  expect(next, 'the next frame says it').toHaveBeenCalledExactlyOnceWith({ kind: 'ended', userId: 7 })
})
