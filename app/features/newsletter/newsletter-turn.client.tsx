'use client'
import { Suspense, useEffect, useRef, useState } from 'react'
import { afterDismissal, isPopupAllowed, parsePopupRecord, parseSignupCount } from '../../domain/marketing/newsletter-popup.ts'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import { readCookie, writeCookie } from '../../shop-api/browser/page-cookies.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.ts'
import type { NewsletterDialogLabels } from './newsletter-dialog.client.tsx'

const NewsletterDialog = lazyComponent(async () => (await import('./newsletter-dialog.client.tsx')).NewsletterDialog)

/** Interval in ms at which it checks whether the visitor is still busy. */
const RETRY_MS = 3000

/** Opens the popup under the conditions of spec §4, once the visitor is not busy; its dialog is loaded only then. */
export function NewsletterTurn({ labels }: { labels: NewsletterDialogLabels }) {
  const [state, setState] = useState<'waiting' | 'open' | 'closing' | 'over'>('waiting')
  const isSignedUp = useRef(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function openWhenIdle() {
      if (isBusy()) timer = setTimeout(openWhenIdle, RETRY_MS)
      else if (mayOpen()) setState('open')
    }
    openWhenIdle()
    return () => clearTimeout(timer)
  }, [])

  function close() {
    setState('over')
    const { newsletterPopup } = SCRIPT_COOKIES
    if (!isSignedUp.current) writeCookie(newsletterPopup, JSON.stringify(afterDismissal(savedRecord(), Date.now())))
  }

  function done() {
    isSignedUp.current = true
    setState('closing')
  }

  if (state === 'waiting' || state === 'over') return null
  return (
    <Suspense>
      <NewsletterDialog isOpen={state === 'open'} labels={labels} onDone={done} onClose={close} />
    </Suspense>
  )
}

/**
 * Whether a dialog or a menu is open, the request for consent unanswered or a field focused: a popup would interrupt, and a modal one closes every menu,
 * such as that of a filter, whatever is ticked in it. Or nobody sees the tab: by the time somebody does, the popup may have been dismissed in another one.
 */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false
  return document.hidden || isTyping || document.querySelector('dialog[open], :popover-open') !== null
}

function mayOpen(): boolean {
  return isPopupAllowed({
    record: savedRecord(),
    signupCount: parseSignupCount(readCookie(SCRIPT_COOKIES.newsletterSignupCount.name)),
    path: location.pathname,
    now: Date.now(),
  })
}

function savedRecord() {
  return parsePopupRecord(readCookie(SCRIPT_COOKIES.newsletterPopup.name))
}
