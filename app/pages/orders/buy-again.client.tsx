'use client'
import { useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import { logFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText, type FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { buyAgain } from '../../shop-api/browser/orders.ts'
import { revalidate } from '../../shop-api/browser/visitor-state.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { loadInFull } from '../../ui/full-load/load-in-full.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useFailure } from '../../ui/failure-note/use-failure.ts'
import { Notice } from '../../ui/notice/notice.tsx'

interface BuyAgainProps {
  orderId: number
  cartHref: string
  /** `left` has the placeholder `{names}`. */
  labels: FailureLabels & { buyAgain: string; left: string; toCart: string }
}

/** Puts the things of an order into the cart and opens it; what is sold is named first. */
export function BuyAgain({ orderId, cartHref, labels }: BuyAgainProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ left: string; hasAdded: boolean } | null>(null)
  const { text, fail } = useFailure()

  async function add() {
    if (isBusy) return
    setIsBusy(true)
    fail(null)
    const result = await buyAgain(orderId)
    if (result.ok) {
      const { added, left } = result.data
      await revalidate(VISITOR_KEYS.cart)
      if (left.length === 0) await loadInFull(cartHref)
      else setOutcome({ left: left.map(({ name }) => name).join(', '), hasAdded: added.length > 0 })
    } else {
      logFailure('buyAgain', result.failure)
      fail(failureText(result.failure, labels))
    }
    setIsBusy(false)
  }

  return (
    <>
      <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void add()}>
        {labels.buyAgain}
      </Button>
      <FailureNote text={text} />
      {outcome && (
        <Notice
          isUrgent
          action={
            outcome.hasAdded && (
              <LinkButton href={cartHref} size="small">
                {labels.toCart}
              </LinkButton>
            )
          }
        >
          {fillSlots(labels.left, { names: outcome.left })}
        </Notice>
      )}
    </>
  )
}
