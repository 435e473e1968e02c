import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** Whether something has begun and no frame has shown it yet: what costs that frame time, such as an animation, waits for the next. */
export function useFirstFrame(hasBegun: boolean): boolean {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!hasBegun) return undefined
    let isOver = false
    void afterPaint().then(() => isOver || setIsShown(true))
    return () => {
      isOver = true
      setIsShown(false)
    }
  }, [hasBegun])
  return hasBegun && !isShown
}
