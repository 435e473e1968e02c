'use client'
import { useEffect } from 'react'
import { trackPendingPurchase } from './pending-purchase.client.ts'
import { forgetDraft } from './use-draft.client.ts'

/** After an order: what was filled in is forgotten, and analytics is told. */
export function OrderPlaced({ number }: { number: string }) {
  useEffect(() => {
    forgetDraft()
    trackPendingPurchase(number)
  }, [number])
  return null
}
