import type { ComponentProps, ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CheckIcon, WarningIcon } from '../icons/icons.tsx'
import { Toast } from './toast.client.tsx'

beforeEach(() => void vi.useFakeTimers())

const MESSAGE = { id: 'one', message: 'Dodano', type: 'success', link: null, closeAfterMs: 1000, closeLabel: 'Zamknij' } as const

test('a toast closes after its time, but never while it is pointed at or has the focus', () => {
  const onClose = vi.fn<(id: string) => void>()
  const island = runIsland(() => (Toast({ ...MESSAGE, onClose }) as ReactElement<ComponentProps<'div'>>).props)
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
})

test('WCAG 2.4.3: a toast that is closed while it has the focus gives it back to what had it', () => {
  class Focusable {
    focus = vi.fn<() => void>()
  }
  vi.stubGlobal('HTMLElement', Focusable)
  const before = new Focusable()
  const island = runIsland(() => Toast({ ...MESSAGE, onClose: () => undefined }) as ReactElement<ComponentProps<'div'>>)
  island.current.props.onFocus?.({ currentTarget: { contains: () => false }, relatedTarget: before } as never)
  island.current.props.onFocus?.({ currentTarget: { contains: () => true }, relatedTarget: new Focusable() } as never)
  elementsOf(island.current, IconButton)[0]?.onClick?.({} as never)
  expect(before.focus).toHaveBeenCalledOnce()
})

test('a toast without a time stays; one for a time is gone with its page', () => {
  const onClose = vi.fn<(id: string) => void>()
  const lasting = runIsland(() => Toast({ ...MESSAGE, closeAfterMs: null, onClose }))
  vi.advanceTimersByTime(100_000)
  const gone = runIsland(() => Toast({ ...MESSAGE, onClose }))
  gone.end()
  vi.advanceTimersByTime(5000)
  expect(onClose).not.toHaveBeenCalled()
  lasting.end()
})

test.each([
  ['success', CheckIcon],
  ['error', WarningIcon],
  ['info', WarningIcon],
] as const)('a toast of %s has its sign, and its link', (type, icon) => {
  const link = { href: '/koszyk', text: 'Zobacz koszyk' }
  const island = runIsland(() => Toast({ ...MESSAGE, type, link, onClose: () => undefined }))
  expect([CheckIcon, WarningIcon].map((sign) => elementsOf(island.current, sign).length)).toEqual(
    [CheckIcon, WarningIcon].map((sign) => Number(sign === icon)),
  )
  expect(elementsOf(island.current, 'a')).toEqual([{ href: '/koszyk', children: 'Zobacz koszyk' }])
})
