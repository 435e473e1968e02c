'use client'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import {
  afterDismissal,
  isPopupAllowed,
  NEWSLETTER_POPUP_DELAY_MS,
  parsePopupRecord,
  parseSignupCount,
} from '../../domain/newsletter-popup.ts'
import { SCRIPT_COOKIES } from '../../domain/script-cookies.ts'
import { readCookie, writeCookie } from '../../shop-api/browser/page-cookies.ts'
import type { NewsletterDialogWords } from './newsletter-dialog.client.tsx'

const NewsletterDialog = lazy(async () => ({ default: (await import('./newsletter-dialog.client.tsx')).NewsletterDialog }))

/** How soon it looks again when the visitor is busy, in ms. */
const LOOK_AGAIN_MS = 3000

/** The sign-up that opens by itself, 15 s after the page was loaded, where and when it may (spec §4); its dialog is loaded only then. */
export function NewsletterPopup({ words }: { words: NewsletterDialogWords }) {
  const [state, setState] = useState<'waiting' | 'open' | 'closing' | 'over'>('waiting')
  const isSignedUp = useRef(false)

  useEffect(() => {
    let timer = setTimeout(look, NEWSLETTER_POPUP_DELAY_MS)
    function look() {
      if (isBusy()) timer = setTimeout(look, LOOK_AGAIN_MS)
      else if (mayOpen()) setState('open')
    }
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
      <NewsletterDialog isOpen={state === 'open'} words={words} onDone={done} onClose={close} />
    </Suspense>
  )
}

/** In a dialog, or typing: nobody wants another dialog then. */
function isBusy(): boolean {
  return document.querySelector('dialog:modal') !== null || document.activeElement?.matches('input, textarea, select') === true
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
