import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

declare global {
  interface Window {
    /** The button of `data-early` that was pressed last (`app/analytics/first-script.ts`). */
    earlyPress?: Element | null
  }
}

interface EarlyButton {
  ref: RefObject<HTMLButtonElement | null>
  'data-early': true
  onClick: () => void
}

/**
 * Lets a press count that came before the scripts (GAP-158): once the button is hydrated, it acts, unless something else was pressed since.
 * Spread the result on the button.
 *
 * @param act what a press does
 */
export function useEarlyPress(act: () => void): EarlyButton {
  const ref = useRef<HTMLButtonElement>(null)
  function press() {
    window.earlyPress = null
    act()
  }
  const pressEarly = useEffectEvent(() => window.earlyPress === ref.current && press())
  useEffect(() => {
    // In a task of its own: React dispatches a press that comes during hydration itself, in this one.
    const timer = setTimeout(() => pressEarly())
    return () => clearTimeout(timer)
  }, [])
  return { ref, 'data-early': true, onClick: press }
}
