import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** Events of a dialog after which an element in it may be visible; where dialogs fire no toggle event, the focus moves into them. */
const OPENINGS = ['toggle', 'focusin'] as const

/** Whether an element inside a dialog, and perhaps a section of it, has been open to be seen. */
export function useIsVisible(): { place: RefObject<HTMLDivElement | null>; isVisible: boolean } {
  const place = useRef<HTMLDivElement>(null)
  const [isVisible, setIsVisible] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const end = new AbortController()
    const check = () => {
      if (!element.checkVisibility()) return
      end.abort()
      startTransition(() => setIsVisible(true))
    }
    const dialog = element.closest('dialog')
    for (const opening of OPENINGS) dialog?.addEventListener(opening, check, { capture: true, signal: end.signal })
    check()
    return () => end.abort()
  }, [])
  return { place, isVisible }
}
