import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../button/button.tsx'

declare global {
  interface Window {
    /** The button of `data-early` that was clicked last (`app/analytics/first-script.ts`). */
    earlyClick?: Element | null
  }
}

interface EarlyButtonProps extends Omit<ComponentProps<typeof Button>, 'ref' | 'onClick'> {
  /** What a click does. */
  act: () => void
}

/** A button in an island that can be clicked before its scripts have arrived (GAP-158): once hydrated, it acts, unless something else was clicked since. */
export function EarlyButton({ act, ...button }: EarlyButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  function click() {
    window.earlyClick = null
    act()
  }
  // Disabled by now, it takes no click: nothing may be sent to the country that was chosen on an earlier page.
  const clickEarly = useEffectEvent(() => window.earlyClick === ref.current && !button.disabled && click())
  useEffect(() => {
    // In a task of its own: React dispatches a click that comes during hydration itself, in this one.
    const timer = setTimeout(() => clickEarly())
    return () => clearTimeout(timer)
  }, [])
  return <Button {...button} ref={ref} data-early onClick={click} />
}
