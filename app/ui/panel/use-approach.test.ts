import { expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import type { LoadReason } from './panel-source.ts'
import { useApproach } from './use-approach.client.ts'
import { useFirstFocus } from './use-first-focus.client.ts'

test.each(['onPointerOver', 'onFocus'] as const)('a panel is loaded when its button is approached, once: %s', (approach) => {
  const load = vi.fn<(reason: LoadReason) => void>()
  const island = runIsland(() => useApproach(load))
  expect(island.current.isNear).toBe(false)
  island.current.onButton[approach]?.()
  expect([island.current.isNear, island.current.onButton.onPointerOver, island.current.onButton.onFocus]).toEqual([
    true,
    undefined,
    undefined,
  ])
  island.current.onButton.onPointerDown()
  expect(load.mock.calls).toEqual([['approach'], ['open']])
})

test('a click without an approach, as from a screen reader, opens the dialog once it is there; the browser opens it from then on', async () => {
  const load = vi.fn<(reason: LoadReason) => void>()
  const island = runIsland(() => useApproach(load))
  const event = {
    preventDefault: vi.fn<() => void>(),
    currentTarget: { click: vi.fn(() => island.current.onButton.onClick(event as never)) },
  }
  island.current.onButton.onClick(event as never)
  expect(island.current.isNear).toBe(true)
  await Promise.resolve()
  expect(event.currentTarget.click).toHaveBeenCalledOnce()
  expect(event.preventDefault).toHaveBeenCalledOnce()
  expect(load).toHaveBeenCalledWith('open')
})

test.each([
  ['takes the focus that waits on the dialog', 'dialog', true, true],
  ['takes it from the page', 'body', true, true],
  ['leaves it where the visitor has moved it', 'other', true, false],
  ['takes nothing when the dialog was closed meanwhile', 'body', false, false],
] as const)('the first field of a dialog whose content came late %s', (_what, where, isOpen, takes) => {
  const focus = vi.fn<() => void>()
  const parts = { body: {}, other: {}, dialog: { matches: () => isOpen, querySelector: () => ({ focus }) } }
  vi.stubGlobal('document', {
    body: parts.body,
    activeElement: parts[where],
    getElementById: (id: string) => (id === 'all' ? parts.dialog : null),
  })
  runIsland(() => useFirstFocus('all'))
  runIsland(() => useFirstFocus(null))
  expect(focus).toHaveBeenCalledTimes(takes ? 1 : 0)
})
