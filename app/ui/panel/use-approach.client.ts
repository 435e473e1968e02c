import { type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LoadReason } from './panel-source.ts'

/**
 * Loads a panel when a pointer or the focus reaches its button, or with a click. `isNear` from then on: its dialog is rendered next to the
 * button, and the browser opens and closes it.
 */
export function useApproach(load: (reason: LoadReason) => void) {
  const [isNear, setIsNear] = useState(false)

  function approach() {
    setIsNear(true)
    load('approach')
  }

  function onClick(event: MouseEvent<HTMLButtonElement>) {
    load('open')
    if (isNear) return
    // A click without pointer or focus events before it, as from assistive technology: render the dialog, then let the browser open it.
    event.preventDefault()
    const { currentTarget } = event
    flushSync(() => setIsNear(true))
    queueMicrotask(() => currentTarget.click())
  }

  const onApproach = isNear ? undefined : approach
  return { isNear, onButton: { onPointerOver: onApproach, onFocus: onApproach, onPointerDown: () => load('open'), onClick } }
}
