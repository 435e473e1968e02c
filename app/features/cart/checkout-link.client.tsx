'use client'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { isUnderWay, whenSettled } from '../../shop-api/browser/in-turn.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
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
  const [isWaiting, setIsWaiting] = useState(false)
  const leadOn = useLeadOn()

  async function follow(event: MouseEvent) {
    if (!opensHere(event) || !isUnderWay(VISITOR_KEYS.cart)) return
    event.preventDefault()
    if (isWaiting) return
    setIsWaiting(true)
    // In full: the page that was prefetched when the pointer went down has the cart of before.
    if (await whenSettled(VISITOR_KEYS.cart)) await leadOn(href)
    setIsWaiting(false)
  }

  return (
    <LinkButton href={href} isWide={isWide} aria-busy={isWaiting || undefined} onClick={(event) => void follow(event)}>
      {children}
    </LinkButton>
  )
}
