import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FITTED, movedBy, type Point, STEP_FACTOR, toggledAt, zoomedTo, type ZoomSizes, type ZoomView } from './zoom-view.ts'

/** A swipe is at least so long, in CSS pixels. */
const SWIPE_PX = 56
/** A tap moves less than this, in CSS pixels. */
const TAP_PX = 10
/** Two taps at most so far apart, in ms, are a double tap. */
const DOUBLE_TAP_MS = 320
/** Scale by pixels of a wheel; a pinch on a touchpad arrives as a wheel with Ctrl and small numbers. */
const WHEEL = { scroll: 0.004, pinch: 0.012, linePx: 33 } as const
/** Part of the stage by which an arrow key moves. */
const KEY_MOVE = 0.2

/** By key: the part of the stage by which the photo moves. */
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_MOVE, y: 0 },
  ArrowRight: { x: -KEY_MOVE, y: 0 },
  ArrowUp: { x: 0, y: KEY_MOVE },
  ArrowDown: { x: 0, y: -KEY_MOVE },
}

/** Names of the key events that enlarge, by the factor. */
const FACTORS: Readonly<Record<string, number>> = { '+': STEP_FACTOR, '=': STEP_FACTOR, '-': 1 / STEP_FACTOR }

interface Zoom {
  stage: RefObject<HTMLDivElement | null>
  view: ZoomView
  /** A finger or button is down: the photo follows it without a transition. */
  isHeld: boolean
  /** Shows the whole photo. */
  reset: () => void
  /** Enlarges at the centre. */
  zoomBy: (factor: number) => void
  /** Handles + - 0, and arrow keys while the photo is enlarged. @returns whether it did */
  handleKey: (event: KeyboardEvent) => boolean
  /** Handlers of the stage. */
  pointer: Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent) => void>
}

/** Zoom by pinch, double tap, wheel and keys, and moving by drag; a drag of the whole photo is a swipe. @param onSwipe 1: to the next photo */
export function useZoom(photo: ZoomSizes['photo'], onSwipe: (by: 1 | -1) => void): Zoom {
  const stage = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(FITTED)
  // With the moves that are not drawn yet: a finger may be up before.
  const newest = useRef(FITTED)
  const [isHeld, setIsHeld] = useState(false)
  const held = useRef({ pointers: new Map<number, Point>(), travelled: 0, lastTap: { at: 0, x: 0, y: 0 } })

  const change = (next: (current: ZoomView) => ZoomView) => {
    newest.current = next(newest.current)
    setView(newest.current)
  }
  const fit = () => change(() => FITTED)
  const sizes = (): ZoomSizes => ({ photo, stage: stage.current?.getBoundingClientRect() ?? { width: 1, height: 1 } })
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) =>
    change((current) => zoomedTo(current, { scale: current.scale * factor, at }, sizes()))

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Not the page's own zoom.
    event.preventDefault()
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL.linePx : 1)
    zoomBy(Math.exp(-pixels * (event.ctrlKey ? WHEEL.pinch : WHEEL.scroll)), pointOf(event))
  })
  useEffect(() => {
    const listener = (event: WheelEvent) => onWheel(event)
    const element = stage.current
    // React's own listeners are passive.
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [])

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { pointers } = held.current
    if (pointers.size === 0) held.current.travelled = 0
    pointers.set(event.pointerId, pointOf(event))
    setIsHeld(true)
  }

  function onPointerMove(event: PointerEvent) {
    const { pointers } = held.current
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    pointers.set(event.pointerId, now)
    const by = { x: now.x - before.x, y: now.y - before.y }
    held.current.travelled += Math.hypot(by.x, by.y)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const ratio = distance(now, other) / Math.max(1, distance(before, other))
      change((current) => movedBy(zoomedTo(current, { scale: current.scale * ratio, at: middle(now, other) }, sizes()), half(by), sizes()))
    } else change((current) => (current.scale > 1 ? movedBy(current, by, sizes()) : { ...current, x: current.x + by.x }))
  }

  function onPointerUp(event: PointerEvent) {
    const { pointers, travelled, lastTap } = held.current
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return
    setIsHeld(false)
    const { scale, x } = newest.current
    if (scale === 1) {
      fit()
      if (Math.abs(x) >= SWIPE_PX) return onSwipe(x < 0 ? 1 : -1)
    }
    if (travelled >= TAP_PX) return
    const at = pointOf(event)
    const isSecond = event.timeStamp - lastTap.at < DOUBLE_TAP_MS && distance(at, lastTap) < 3 * TAP_PX
    held.current.lastTap = isSecond ? { at: 0, x: 0, y: 0 } : { ...at, at: event.timeStamp }
    if (isSecond) change((current) => toggledAt(current, at, sizes()))
  }

  function onPointerCancel(event: PointerEvent) {
    held.current.pointers.delete(event.pointerId)
    setIsHeld(false)
    if (newest.current.scale === 1) fit()
  }

  function handleKey({ key }: KeyboardEvent): boolean {
    const move = newest.current.scale > 1 ? MOVES[key] : undefined
    const factor = FACTORS[key]
    if (move) {
      const { width, height } = sizes().stage
      change((current) => movedBy(current, { x: move.x * width, y: move.y * height }, sizes()))
    } else if (factor !== undefined) zoomBy(factor)
    else if (key === '0') fit()
    else return false
    return true
  }

  const pointer = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
  return { stage, view, isHeld, reset: fit, zoomBy: (factor) => zoomBy(factor), handleKey, pointer }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const half = ({ x, y }: Point): Point => ({ x: x / 2, y: y / 2 })
