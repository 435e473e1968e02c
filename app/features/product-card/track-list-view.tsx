import { useEffect, useEffectEvent } from 'react'
import type { ShopEvent } from '../../analytics/events.ts'
import { track } from '../../analytics/track.ts'

/** Tracks the products of a listing when it is mounted. */
export function TrackListView(tracked: ShopEvent) {
  const trackView = useEffectEvent(() => track('view_item_list', { ...tracked, item_list_name: location.pathname }))
  useEffect(() => void trackView(), [])
  return null
}
