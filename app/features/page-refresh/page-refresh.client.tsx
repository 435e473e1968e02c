'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepPageFresh } from './keep-page-fresh.ts'

interface PageRefreshProps {
  /** Milliseconds between refreshes. */
  everyMs: number
}

/** Keeps the data of a page current while it is mounted. */
export function PageRefresh({ everyMs }: PageRefreshProps) {
  const end = useRef<() => void>(undefined)
  useEffect(() => {
    end.current = keepPageFresh(everyMs)
    return end.current
  }, [everyMs])
  // Effects end after the next page is noted, which this page's interval would take for old and request once more.
  useLayoutEffect(() => () => end.current?.(), [])
  return null
}
