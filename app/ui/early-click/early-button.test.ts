import type { ComponentProps, ReactElement, RefObject } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { EarlyButton } from './early-button.tsx'

const [BUTTON, OTHER] = [{}, {}]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { earlyClick: null })
})

/** A button that was clicked, or something else was, before it was hydrated. @returns how to go on, and what it did */
function hydrated(clicked: object, props: { disabled?: boolean } = {}) {
  const act = vi.fn<() => void>()
  type Element = ReactElement<Omit<ComponentProps<'button'>, 'ref'> & { ref: RefObject<unknown> }>
  const island = runIsland(() => EarlyButton({ act, ...props }) as Element)
  island.current.props.ref.current = BUTTON
  Object.assign(window, { earlyClick: clicked })
  return { act, click: () => island.current.props.onClick?.({} as never), end: island.end }
}

test.each([
  ['acts once', BUTTON, {}, 1],
  ['does nothing where something else was clicked since', OTHER, {}, 0],
  ['does nothing where it is disabled by now', BUTTON, { disabled: true }, 0],
])('GAP-158: a button that was clicked before its scripts came %s', (_what, clicked, props, times) => {
  const { act } = hydrated(clicked, props)
  vi.runAllTimers()
  expect(act).toHaveBeenCalledTimes(times)
})

test('GAP-158: a click that React dispatches itself counts once; what has left the page takes none', () => {
  const { act, click } = hydrated(BUTTON)
  click()
  vi.runAllTimers()
  expect(act).toHaveBeenCalledOnce()
  const gone = hydrated(BUTTON)
  gone.end()
  vi.runAllTimers()
  expect(gone.act).not.toHaveBeenCalled()
})
