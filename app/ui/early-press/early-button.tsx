import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../button/button.tsx'

declare global {
  interface Window {
    /** The button of `data-early` that was pressed last (`app/analytics/first-script.ts`). */
    earlyPress?: Element | null
  }
}

interface EarlyButtonProps extends Omit<ComponentProps<typeof Button>, 'ref' | 'onClick'> {
  /** What a press does. */
  act: () => void
}

/** A button in an island that can be pressed before its scripts have arrived (GAP-158): once hydrated, it acts, unless something else was pressed since. */
export function EarlyButton({ act, ...button }: EarlyButtonProps) {
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
  return <Button {...button} ref={ref} data-early onClick={press} />
}
