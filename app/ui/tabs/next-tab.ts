type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * The tab that a key moves to, wrapping around (ARIA practices, tabs); null for other keys, and for combinations, which are the browser's: Alt and
 * an arrow go back in its history.
 */
export function nextTab({ key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey, index: number, count: number): number | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
