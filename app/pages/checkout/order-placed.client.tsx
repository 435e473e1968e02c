'use client'
import { useEffect } from 'react'
import { trackPendingPurchase } from './pending-purchase.client.ts'
import { forgetDraftOf } from './use-draft.client.ts'

/** After an order: deletes its draft and tracks the purchase. */
export function OrderPlaced({ number }: { number: string }) {
  useEffect(() => {
    forgetDraftOf(number)
    trackPendingPurchase(number)
  }, [number])
  return null
}
