import { beforeEach, expect, test, vi } from 'vitest'
import { elementsOf } from '../testing/elements-of.ts'
import { runIsland } from '../testing/run-island.ts'
import { DepartmentMenu } from './department-menu.tsx'

const did: string[] = []
let focused: object | null = null

beforeEach(() => {
  vi.useFakeTimers()
  did.length = 0
  focused = null
})

/** A department's menu that a pointer has been near. */
function menu() {
  const island = runIsland(() =>
    DepartmentMenu({
      label: 'Meble: działy',
      title: 'Meble',
      href: '/meble',
      isCurrent: false,
      submits: {},
      load: (reason) => did.push(`load: ${reason}`),
      children: null,
    }),
  )
  const item = () => elementsOf(island.current, 'li')[0]
  const send = (type: 'Enter' | 'Leave', pointerType = 'mouse') => item()?.[`onPointer${type}`]?.({ pointerType } as never)
  send('Enter', 'touch')
  const popover = { showPopover: () => did.push('open'), hidePopover: () => did.push('close'), querySelector: () => focused }
  const panel = elementsOf(island.current, 'div')[0] as unknown as { ref: { current: unknown } }
  panel.ref.current = popover
  did.length = 0
  return { island, send }
}

test('CNS-05: a mouse that rests opens the menu, and one that has left closes it; one that only passes does neither', () => {
  const { send } = menu()
  send('Enter')
  vi.advanceTimersByTime(149)
  send('Leave')
  vi.advanceTimersByTime(249)
  send('Enter')
  vi.advanceTimersByTime(149)
  expect(did).toEqual([])
  vi.advanceTimersByTime(1)
  expect(did).toEqual(['load: shown', 'open'])
  send('Leave')
  vi.advanceTimersByTime(250)
  expect(did.slice(2)).toEqual(['close'])
})

test('CNS-05: a menu with the focus of a keyboard stays when the mouse leaves', () => {
  const { send } = menu()
  focused = {}
  send('Leave')
  vi.advanceTimersByTime(250)
  expect(did).toEqual([])
})

test.each([
  ['a finger', (send: ReturnType<typeof menu>['send']) => send('Enter', 'touch')],
  ['a page that has gone', (send: ReturnType<typeof menu>['send'], end: () => void) => (send('Enter'), end())],
])('CNS-05: nothing opens under %s', (_what, act) => {
  const { island, send } = menu()
  act(send, island.end)
  vi.advanceTimersByTime(1000)
  expect(did).toEqual([])
})
