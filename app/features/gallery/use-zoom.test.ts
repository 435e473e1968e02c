import type { KeyboardEvent, PointerEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { useZoom } from './use-zoom.client.ts'
import { FITTED } from './zoom-view.ts'

const PHOTO = { width: 400, height: 400 }
const STAGE = { getBoundingClientRect: () => ({ left: 0, top: 0, ...PHOTO }), addEventListener: vi.fn(), removeEventListener: vi.fn() }
const onSwipe = vi.fn()

/** A photo, whose fingers are handled as they were drawn first: on a slow phone they are up before it is drawn again. */
function photo() {
  const island = runIsland(() => useZoom(PHOTO, onSwipe))
  island.current.stage.current = STAGE as unknown as HTMLDivElement
  const { pointer } = island.current
  const capture = vi.fn<(id: number) => void>()
  const send = (type: 'Down' | 'Move' | 'Up' | 'Cancel', clientX: number, { id = 1, at = 0, button = 0, clientY = 200 } = {}) =>
    pointer[`onPointer${type}`]({
      pointerId: id,
      button,
      clientX,
      clientY,
      timeStamp: at,
      currentTarget: { setPointerCapture: capture },
    } as unknown as PointerEvent)
  return { island, send, capture }
}

test.each([
  ['to the left leads to the next photo', -56, [[1]]],
  ['to the right to the one before', 56, [[-1]]],
  ['that is too short to none', -55, []],
])('PRD-05: a swipe %s, and the photo is back in its place', (_where, by, swipes) => {
  const { island, send } = photo()
  send('Down', 200)
  send('Move', 200 + by / 2)
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
  expect([island.current.view, island.current.isHeld]).toEqual([FITTED, false])
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

test('PRD-03: two fingers keep what is between them there, and move it; each is followed beyond the photo', () => {
  const { island, send, capture } = photo()
  send('Down', 260, { id: 1, clientY: 240 })
  send('Down', 260, { id: 2, clientY: 280 })
  send('Move', 300, { id: 1, clientY: 230 })
  const { scale, x, y } = island.current.view
  // 40 px from each other, then √(40² + 50²); their middle is then 80 px and 55 px from the centre, and has moved by half of 40 and of 10.
  const ratio = Math.hypot(40, 50) / 40
  expect([scale, x, y].map((each) => each.toFixed(6))).toEqual(
    [ratio, 80 * (1 - ratio) + 20, 55 * (1 - ratio) - 5].map((each) => each.toFixed(6)),
  )
  expect(capture.mock.calls).toEqual([[1], [2]])
})

test.each([
  ['three lines', { deltaY: -3, deltaMode: 1 }, 99 * 0.004],
  ['pixels', { deltaY: -99, deltaMode: 0 }, 99 * 0.004],
  ['a pinch on a touchpad', { deltaY: -20, deltaMode: 0, ctrlKey: true }, 20 * 0.012],
])('PRD-03: the wheel enlarges where the mouse is, by %s', (_what, turned, exponent) => {
  vi.stubGlobal('WheelEvent', { DOM_DELTA_LINE: 1 })
  const listen = vi.fn<(type: string, listener: (event: object) => void) => void>()
  const stage = { ...STAGE, getBoundingClientRect: () => ({ left: 50, top: 20, ...PHOTO }), addEventListener: listen }
  const island = runIsland(() => {
    const zoom = useZoom(PHOTO, onSwipe)
    zoom.stage.current = stage as unknown as HTMLDivElement
    return zoom
  })
  const preventDefault = vi.fn<() => void>()
  listen.mock.calls[0]?.[1]({ ...turned, clientX: 350, clientY: 270, preventDefault })
  const scale = Math.exp(exponent)
  const { view } = island.current
  expect([view.scale, view.x, view.y].map((each) => each.toFixed(6))).toEqual(
    [scale, 100 * (1 - scale), 50 * (1 - scale)].map((each) => each.toFixed(6)),
  )
  expect(preventDefault).toHaveBeenCalledOnce()
})

test('PRD-03: a swipe that was too short is forgotten: two taps after it enlarge; while a finger is down the photo is held', () => {
  const { island, send } = photo()
  send('Down', 200)
  send('Move', 230)
  expect(island.current.isHeld).toBe(true)
  send('Up', 230)
  for (const at of [2000, 2100]) {
    send('Down', 200, { at })
    send('Up', 200, { at })
  }
  expect(island.current.view.scale).toBe(2.5)
  for (const at of [2200, 2300]) {
    send('Down', 200, { at })
    send('Up', 200, { at })
  }
  expect(island.current.view, 'two more show the whole of it').toEqual(FITTED)
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
  ['=', 1, 2, { scale: 3.2, x: 0, y: 0 }],
  ['ArrowLeft', 1, 2, { scale: 2, x: 80, y: 0 }],
  ['ArrowRight', 1, 2, { scale: 2, x: -80, y: 0 }],
  ['ArrowUp', 1, 2, { scale: 2, x: 0, y: 80 }],
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
