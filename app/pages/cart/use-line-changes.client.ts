import { useRef, useState } from 'react'
import type { TakenOutLine } from '../../features/cart/take-out.client.ts'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import type { LineId } from '../../shop-api/browser/cart.ts'
import { failureText, type FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { announce } from '../../ui/live-region/announce.ts'

const keyOf = ({ productId, deliveryTypeId }: LineId) => `${productId}/${deliveryTypeId}`

/**
 * What became of the changes of a cart's lines. Several may be under way: each line has its own failure, and what was taken out stays said, whatever
 * becomes of another line. State of the cart, not of the line: a removed one is unmounted until the shop API refuses the removal.
 */
export function useLineChanges(labels: FailureLabels) {
  const [pendingCount, setPendingCount] = useState(0)
  const [failures, setFailures] = useState<Readonly<Record<string, string | null>>>({})
  const [takenOut, setTakenOut] = useState<TakenOutLine | null>(null)
  const newest = useRef(new Map<string, Promise<unknown>>())

  return {
    /** New sums are loading. */
    isBusy: pendingCount > 0,
    takenOut,
    setTakenOut,
    /** Error of the last change of a line. */
    failureOf: (line: LineId) => failures[keyOf(line)] ?? null,
    /** Called with every change in flight. */
    async during(line: LineId, change: Promise<CallFailure | null>) {
      const note = (text: string | null) => setFailures((known) => ({ ...known, [keyOf(line)]: text }))
      note(null)
      newest.current.set(keyOf(line), change)
      setPendingCount((count) => count + 1)
      const failure = await change
      setPendingCount((count) => count - 1)
      // One that has failed ends after those behind it, of which the last has made the line what was wanted.
      if (failure === null || failure.kind === 'cancelled' || newest.current.get(keyOf(line)) !== change) return
      const text = failureText(failure, labels)
      note(text)
      announce(text)
    },
  }
}
