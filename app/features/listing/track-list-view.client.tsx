'use client'
import { useEffect, useEffectEvent } from 'react'
import type { ShopEvent } from '../../analytics/events.ts'
import { track } from '../../analytics/track.ts'

/** Tracks the products of a listing. Keyed by the listing's URL: another listing is tracked, a refresh is not. */
export function TrackListView(tracked: ShopEvent) {
  const trackView = useEffectEvent(() => track('view_item_list', tracked))
  useEffect(() => void trackView(), [])
  return null
}
