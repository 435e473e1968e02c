import type { ComponentProps, ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { Toast } from './toast.client.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a toast closes after its time, but never while it is pointed at or has the focus', () => {
  const onClose = vi.fn<(id: string) => void>()
  const message = { id: 'one', message: 'Dodano', type: 'success', link: null, closeAfterMs: 1000, closeLabel: 'Zamknij' } as const
  const island = runIsland(() => (Toast({ ...message, onClose }) as ReactElement<ComponentProps<'div'>>).props)
  const target = { currentTarget: { contains: () => false }, relatedTarget: null } as never
  island.current.onPointerEnter?.(target)
  vi.advanceTimersByTime(5000)
  island.current.onFocus?.(target)
  island.current.onPointerLeave?.(target)
  vi.advanceTimersByTime(5000)
  expect(onClose).not.toHaveBeenCalled()
  island.current.onBlur?.(target)
  vi.advanceTimersByTime(999)
  expect(onClose).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onClose).toHaveBeenCalledExactlyOnceWith('one')
  island.end()
})
