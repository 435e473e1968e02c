'use client'
import type { MouseEvent, ReactNode } from 'react'
import { isUnderWay, whenSettled } from '../../shop-api/browser/in-turn.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { useAttempt } from '../../ui/failure-note/use-attempt.ts'
import { opensHere } from '../../ui/opens-here.ts'
import { useLeadOn } from '../../ui/full-load/use-lead-on.ts'

interface CheckoutLinkProps {
  href: string
  /** Takes the full width of its container. @default false */
  isWide?: boolean
  children: ReactNode
}

/**
 * The link to the checkout, which waits for changes of the cart under way, so that the checkout shows the cart that was chosen (EXT-44). It does not
 * lead on when one of them failed: its control says so.
 */
export function CheckoutLink({ href, isWide = false, children }: CheckoutLinkProps) {
  const { isBusy, attempt } = useAttempt()
  const leadOn = useLeadOn()

  function follow(event: MouseEvent) {
    if (!opensHere(event) || !isUnderWay(VISITOR_KEYS.cart)) return
    event.preventDefault()
    // In full: the page that was prefetched when the pointer went down has the cart of before.
    void attempt(async () => ((await whenSettled(VISITOR_KEYS.cart)) ? leadOn(href) : null))
  }

  return (
    <LinkButton href={href} isWide={isWide} aria-busy={isBusy || undefined} onClick={follow}>
      {children}
    </LinkButton>
  )
}
