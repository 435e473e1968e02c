import { useState } from 'react'
import { announce } from '../live-region/announce.ts'

/**
 * State of a failed change: `text` is rendered beside the control in a `FailureNote`, and the page's live region announces it once.
 * `fail(null)` clears it before another try.
 */
export function useFailure(): { text: string | null; fail: (why: string | null) => void } {
  const [text, setText] = useState<string | null>(null)
  return {
    text,
    fail(why) {
      setText(why)
      if (why !== null) announce(why)
    },
  }
}
