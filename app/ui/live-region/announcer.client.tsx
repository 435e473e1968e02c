'use client'
import { useEffect, useState } from 'react'
import { ANNOUNCE } from './announce.ts'
import { LiveRegion } from './live-region.tsx'

/** The live region that `announce` writes to. One per page. */
export function Announcer() {
  const [message, setMessage] = useState('')
  useEffect(() => {
    const onAnnounce = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      const text = String(event.detail)
      // A live region is read when its text changes: a repeated message must differ from the one before.
      setMessage((last) => (last === text ? `${text}\u00A0` : text))
    }
    document.addEventListener(ANNOUNCE, onAnnounce)
    return () => document.removeEventListener(ANNOUNCE, onAnnounce)
  }, [])
  return <LiveRegion message={message} />
}
