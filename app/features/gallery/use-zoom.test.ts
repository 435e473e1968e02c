import type { KeyboardEvent, PointerEvent } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { useZoom } from './use-zoom.client.ts'
import { FITTED } from './zoom-view.ts'

const PHOTO = { width: 400, height: 400 }
const STAGE = { getBoundingClientRect: () => ({ left: 0, top: 0, ...PHOTO }), addEventListener: vi.fn(), removeEventListener: vi.fn() }
const onSwipe = vi.fn()

beforeEach(() => void onSwipe.mockClear())
afterEach(() => vi.unstubAllGlobals())

/** A photo, whose fingers are handled as they were drawn first: on a slow phone they are up before it is drawn again. */
function photo() {
  const island = runIsland(() => useZoom(PHOTO, onSwipe))
  island.current.stage.current = STAGE as unknown as HTMLDivElement
  const { pointer } = island.current
  const send = (type: 'Down' | 'Move' | 'Up' | 'Cancel', clientX: number, { id = 1, at = 0, button = 0 } = {}) =>
    pointer[`onPointer${type}`]({
      pointerId: id,
      button,
      clientX,
      clientY: 200,
      timeStamp: at,
      currentTarget: { setPointerCapture: () => undefined },
    } as unknown as PointerEvent)
  return { island, send }
}

test.each([
  ['to the left leads to the next photo', -56, [[1]]],
  ['to the right to the one before', 56, [[-1]]],
  ['that is too short to none', -55, []],
])('PRD-05: a swipe %s, and the photo is back in its place', (_where, by, swipes) => {
  const { island, send } = photo()
  send('Down', 200)
  send('Move', 200 + by)
  send('Up', 200 + by)
  expect(onSwipe.mock.calls).toEqual(swipes)
  expect([island.current.view, island.current.isHeld]).toEqual([FITTED, false])
})

test('PRD-03: what two fingers have enlarged stays so, and is no swipe', () => {
  const { island, send } = photo()
  send('Down', 190, { id: 1 })
  send('Down', 210, { id: 2 })
  send('Move', 170, { id: 1 })
  send('Up', 170, { id: 1 })
  expect(island.current.isHeld, 'the other finger is down').toBe(true)
  send('Up', 210, { id: 2 })
  expect(island.current.view.scale).toBe(2)
  expect(onSwipe).not.toHaveBeenCalled()
})

test('PRD-03: a touch that the browser takes for itself is no swipe, and the next one is not its second finger', () => {
  const { island, send } = photo()
  send('Down', 200)
  send('Move', 100)
  send('Cancel', 100)
  expect(island.current.view).toEqual(FITTED)
  expect(onSwipe).not.toHaveBeenCalled()
  send('Down', 200, { id: 2 })
  send('Move', 100, { id: 2 })
  expect(island.current.view).toEqual({ ...FITTED, x: -100 })
  send('Up', 100, { id: 2 })
  expect(onSwipe).toHaveBeenCalledTimes(1)
})

test('PRD-03: what is enlarged is moved by a finger, stays when the browser takes that, and is no swipe', () => {
  const { island, send } = photo()
  island.current.zoomBy(2)
  send('Down', 200)
  send('Move', 140)
  send('Cancel', 140)
  expect(island.current.view).toEqual({ scale: 2, x: -60, y: 0 })
  send('Down', 200)
  send('Move', 100)
  send('Up', 100)
  expect(island.current.view).toEqual({ scale: 2, x: -160, y: 0 })
  expect(onSwipe).not.toHaveBeenCalled()
})

test('PRD-03: another button of a mouse holds nothing', () => {
  const { island, send } = photo()
  send('Down', 200, { button: 2 })
  send('Move', 100)
  expect([island.current.view, island.current.isHeld]).toEqual([FITTED, false])
})

test.each([
  ['+', 1, 2, { scale: 3.2, x: 0, y: 0 }],
  ['-', 1, 2, { scale: 1.25, x: 0, y: 0 }],
  ['0', 1, 2, FITTED],
  ['ArrowLeft', 1, 2, { scale: 2, x: 80, y: 0 }],
  ['ArrowDown', 1, 2, { scale: 2, x: 0, y: -80 }],
  ['ArrowLeft', 0, 1, FITTED],
  ['a', 0, 2, { scale: 2, x: 0, y: 0 }],
])('PRD-03: the key %s is handled: %i, at %i times', (key, isHandled, scale, view) => {
  const { island } = photo()
  island.current.zoomBy(scale)
  expect(island.current.handleKey({ key } as KeyboardEvent)).toBe(isHandled === 1)
  expect(island.current.view).toEqual(view)
})

test.each([
  ['two taps enlarge', [1000, 1319], 200, 2.5],
  ['not if they are slow', [1000, 1320], 200, 1],
  ['or far from each other', [1000, 1100], 240, 1],
])('PRD-03: %s', (_what, [first = 0, second = 0], x, scale) => {
  const { island, send } = photo()
  for (const [at, clientX] of [[first, 200] as const, [second, x] as const]) {
    send('Down', clientX, { at })
    send('Up', clientX, { at })
  }
  expect(island.current.view.scale).toBe(scale)
})

test('PRD-03: the wheel over a photo is the photo’s alone: it is heard before the browser zooms the page', () => {
  const [listen, silence] = [vi.fn(), vi.fn()]
  const stage = { ...STAGE, addEventListener: listen, removeEventListener: silence }
  const island = runIsland(() => {
    const zoom = useZoom(PHOTO, onSwipe)
    zoom.stage.current = stage as unknown as HTMLDivElement
    return zoom
  })
  expect(listen).toHaveBeenCalledExactlyOnceWith('wheel', expect.any(Function), { passive: false })
  island.end()
  expect(silence).toHaveBeenCalledExactlyOnceWith('wheel', listen.mock.calls[0]?.[1])
})
