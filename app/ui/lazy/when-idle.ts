/**
 * Runs work once, when the document has loaded and the browser is idle. Not in browsers without idle callbacks. Returns how to cancel it.
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined
  let idle = 0
  const wait = () => (idle = requestIdleCallback(work))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancelIdleCallback(idle)
  }
}
