'use client'
import { useEffect, useState } from 'react'
import { ANNOUNCE } from './announce.ts'
import { LiveRegion } from './live-region.tsx'

/** Speaks what `announce` says, anywhere on the page. One per page. */
export function Announcer() {
  const [message, setMessage] = useState('')
  useEffect(() => {
    const onAnnounce = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      const words = String(event.detail)
      // The same words twice are said twice: to be heard, they must differ.
      setMessage((last) => (last === words ? `${words}\u00A0` : words))
    }
    document.addEventListener(ANNOUNCE, onAnnounce)
    return () => document.removeEventListener(ANNOUNCE, onAnnounce)
  }, [])
  return <LiveRegion message={message} />
}
