'use client'
import { useEffect, useEffectEvent } from 'react'
import type { ShopEvent } from '../../analytics/events.ts'
import { track } from '../../analytics/track.ts'

/** Tells analytics which products a listing shows. Give it the list's address as its key: another list is seen anew, a renewal is not. */
export function TrackListView(tracked: ShopEvent) {
  const trackView = useEffectEvent(() => track('view_item_list', tracked))
  useEffect(() => void trackView(), [])
  return null
}
