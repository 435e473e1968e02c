'use client'
import { useEffect, useEffectEvent } from 'react'
import type { ShopEvent } from '../../analytics/events.ts'
import { track } from '../../analytics/track.ts'

/** Sends the products of a listing to analytics. Its key is the listing's address: another listing is sent, a refresh is not. */
export function TrackListView(tracked: ShopEvent) {
  const trackView = useEffectEvent(() => track('view_item_list', tracked))
  useEffect(() => void trackView(), [])
  return null
}
