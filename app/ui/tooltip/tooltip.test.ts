import type { ComponentProps, ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { attach } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Tooltip } from './tooltip.client.tsx'

/** A tooltip whose popover notes what is done to it. */
function tooltip() {
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  const bubble = {
    done: [] as string[],
    showPopover: () => void bubble.done.push('shown'),
    hidePopover: () => void bubble.done.push('hidden'),
  }
  const island = runIsland(() => Tooltip({ title: 'Ulubione', children: null }) as ReactElement<ComponentProps<'span'>>)
  attach(island.current, 'span', {}, bubble)
  return { on: island.current.props, bubble, press: (key: string) => page.dispatchEvent(Object.assign(new Event('keydown'), { key })) }
}

const focused = (by: 'keyboard' | 'pointer') =>
  ({ target: { matches: (focus: string) => focus === ':focus-visible' && by === 'keyboard' } }) as never

test('UIK-25: a tooltip is shown while a pointer is over its control, and while that has the focus of the keyboard', () => {
  const { on, bubble } = tooltip()
  on.onPointerEnter?.({} as never)
  on.onPointerLeave?.({} as never)
  on.onFocus?.(focused('pointer'))
  on.onFocus?.(focused('keyboard'))
  on.onBlur?.({} as never)
  expect(bubble.done).toEqual(['shown', 'hidden', 'shown', 'hidden'])
})

test('WCAG 1.4.13: Escape hides it once, wherever the focus is, and is nothing to a tooltip that is not shown', () => {
  const { on, bubble, press } = tooltip()
  press('Escape')
  on.onFocus?.(focused('keyboard'))
  on.onPointerEnter?.({} as never)
  press('a')
  expect(bubble.done).toEqual(['shown', 'shown'])
  press('Escape')
  press('Escape')
  expect(bubble.done).toEqual(['shown', 'shown', 'hidden'])
})
