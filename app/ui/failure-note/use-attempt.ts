import { useRef, useState } from 'react'
import { useFailure } from './use-failure.ts'

/** What a change came to: nothing, or why it failed, in words. */
type Failed = string | null | void

/**
 * A change by a press: one at a time, another press meanwhile does nothing. `text` is why the last one failed, for a `FailureNote`; it is announced.
 */
export function useAttempt(): { isBusy: boolean; text: string | null; attempt: (work: () => Promise<Failed>) => Promise<void> } {
  const { text, fail } = useFailure()
  const [isBusy, setIsBusy] = useState(false)
  // Of the moment: two presses may come before the first is rendered.
  const isUnderWay = useRef(false)
  return {
    isBusy,
    text,
    async attempt(work) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setIsBusy(true)
      fail(null)
      const failed = await work().finally(() => {
        isUnderWay.current = false
        setIsBusy(false)
      })
      if (failed) fail(failed)
    },
  }
}
