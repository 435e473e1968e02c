'use client'
import { useEffect } from 'react'
import { keepPageFresh } from './keep-page-fresh.ts'

interface PageRefreshProps {
  /** Milliseconds between refreshes. */
  everyMs: number
}

/** Keeps the data of a page current while it is mounted. */
export function PageRefresh({ everyMs }: PageRefreshProps) {
  useEffect(() => keepPageFresh(everyMs), [everyMs])
  return null
}
