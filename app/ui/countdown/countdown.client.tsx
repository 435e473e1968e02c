'use client'
import { useEffect, useState } from 'react'

/** How often the words are made anew, in ms; they name minutes at the least. */
const EVERY_MS = 15_000

interface CountdownProps {
  /** The end, in ms since 1970. */
  endsAt: number
  /** The moment the page was made for, in ms since 1970: what is drawn before scripts run. */
  now: number
  /** Words for what is left at a moment; null when there is nothing left. */
  textAt: (now: number) => string | null
}

/** How long something lasts, kept up to date; silent for those who listen, who find it when they come to it. */
export function Countdown({ endsAt, now, textAt }: CountdownProps) {
  const [current, setCurrent] = useState(now)

  useEffect(() => {
    // The page's clock goes on from its own start: a visitor's clock may be wrong.
    const started = performance.now()
    const timer = setInterval(() => setCurrent(now + performance.now() - started), EVERY_MS)
    return () => clearInterval(timer)
  }, [now])

  const text = textAt(current)
  if (text === null) return null
  return <time dateTime={new Date(endsAt).toISOString()}>{text}</time>
}
