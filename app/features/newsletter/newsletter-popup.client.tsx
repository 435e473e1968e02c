'use client'
import { Suspense, useEffect, useState } from 'react'
import { NEWSLETTER_POPUP_DELAY_MS } from '../../domain/time/refresh-intervals.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.ts'
import type { NewsletterDialogLabels } from './newsletter-dialog.client.tsx'

const NewsletterTurn = lazyComponent(async () => (await import('./newsletter-turn.client.tsx')).NewsletterTurn)

/** The newsletter popup: due 15 s after page load; its scripts are loaded only then. */
export function NewsletterPopup({ labels }: { labels: NewsletterDialogLabels }) {
  const [isItsTurn, setIsItsTurn] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsItsTurn(true), NEWSLETTER_POPUP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    isItsTurn && (
      <Suspense>
        <NewsletterTurn labels={labels} />
      </Suspense>
    )
  )
}
