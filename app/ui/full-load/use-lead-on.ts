import { useEffect, useRef } from 'react'
import { loadInFull } from './load-in-full.ts'

/**
 * Leads on when an answer has come, but only from the page that asked: whoever has followed a link while the answer was awaited stays where they went.
 * @param go how @default by a full load
 */
export function useLeadOn(go: typeof loadInFull = loadInFull): typeof loadInFull {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  return async (href, options) => {
    if (isShown.current && !isLeaving()) await go(href, options)
  }
}

/** Whether the visitor is on the way to another page. */
function isLeaving(): boolean {
  const transition = 'navigation' in window ? window.navigation.transition : null
  return transition !== null && transition.navigationType !== 'reload'
}
