'use client'
import { useEffect } from 'react'
import { trackPendingPurchase } from './pending-purchase.client.ts'
import { forgetDraft } from './use-draft.client.ts'

/** After an order: deletes the draft and tracks the purchase. */
export function OrderPlaced({ number }: { number: string }) {
  useEffect(() => {
    forgetDraft()
    trackPendingPurchase(number)
  }, [number])
  return null
}
