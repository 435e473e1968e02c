'use client'
import { useState } from 'react'
import { beforeLeaving } from '../../analytics/before-leaving.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { ProductId } from '../../domain/ids.ts'
import { trackAdded } from '../../features/cart/track-added.client.ts'
import { logFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText, type FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { buyAgain } from '../../shop-api/browser/orders.ts'
import { createRepeatKey } from '../../shop-api/browser/repeat-key.ts'
import { revalidate } from '../../shop-api/browser/visitor-state.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { useLeadOn } from '../../ui/full-load/use-lead-on.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useAttempt } from '../../ui/failure-note/use-attempt.ts'
import { Notice } from '../../ui/notice/notice.tsx'

interface BuyAgainProps {
  orderId: number
  cartHref: string
  /** `left` and `short` have the placeholder `{names}`. */
  labels: FailureLabels & { buyAgain: string; left: string; short: string; toCart: string }
}

/**
 * Puts the things of an order into the cart and opens it; what is sold, or is there in fewer
 * pieces, is named first (EXT-70).
 */
export function BuyAgain({ orderId, cartHref, labels }: BuyAgainProps) {
  const { isBusy, text, attempt } = useAttempt()
  const [outcome, setOutcome] = useState<{ texts: readonly string[]; hasAdded: boolean } | null>(null)
  const leadOn = useLeadOn()
  const [withKey] = useState(() => createRepeatKey())

  async function add() {
    setOutcome(null)
    const result = await withKey(String(orderId), async (key) => buyAgain(orderId, key))
    if (!result.ok) {
      logFailure('buyAgain', result.failure)
      return failureText(result.failure, labels)
    }
    const { added, left } = result.data
    await revalidate(VISITOR_KEYS.cart)
    await beforeLeaving(trackAdded(added.map(({ id, quantity = 0 }) => ({ productId: id as ProductId, quantity }))))
    const names = left.map(({ name }) => name)
    const texts = [named(labels.left, names), named(labels.short, added.flatMap(shortName))].filter((text) => text !== '')
    if (texts.length === 0) return leadOn(cartHref)
    return setOutcome({ texts, hasAdded: added.length > 0 })
  }

  return (
    <>
      <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void attempt(add)}>
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
          {outcome.texts.join(' ')}
        </Notice>
      )}
    </>
  )
}

const named = (label: string, names: readonly string[]) => (names.length > 0 ? fillSlots(label, { names: names.join(', ') }) : '')

/** Where all that there are lay in the cart before, nothing is missing. */
function shortName({
  name,
  quantity = 0,
  ordered = 0,
}: {
  name: string
  quantity?: number | undefined
  ordered?: number | undefined
}): string[] {
  return quantity > 0 && quantity < ordered ? [`${name} (${quantity}/${ordered})`] : []
}
