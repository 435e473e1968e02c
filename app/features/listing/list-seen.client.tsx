'use client'
import { useEffect, useEffectEvent } from 'react'
import { track } from '../../analytics/track.ts'
import type { AnalyticsItem } from '../../domain/analytics-item.ts'

/** Tells analytics which products a listing shows. Give it the list's address as its key: another list is seen anew, a renewal is not. */
export function ListSeen({ items }: { items: readonly AnalyticsItem[] }) {
  const seen = useEffectEvent(() => track('view_item_list', { items }))
  useEffect(() => void seen(), [])
  return null
}
