'use client'
import { useState } from 'react'
import { parseFilters, toQueryString } from '../../domain/search/filters.ts'
import { hasBounds, withinPlace } from '../../domain/search/within-place.ts'
import { usePlace } from '../../shop-api/browser/place.ts'
import { useNavigated } from '../../ui/full-load/use-navigated.ts'

/**
 * Narrows the listing to what may fit the visitor's place, by the dimension keys of its address (EXT-38). The link is made in the browser:
 * the server does not know the place.
 */
export function FitsFilter({ label }: { label: string }) {
  const place = usePlace()
  // A part of a panel is not rendered again when another listing takes the place of this one.
  const [navigatedTo, setNavigatedTo] = useState<string | null>(null)
  useNavigated(setNavigatedTo)
  if (!place || !hasBounds(place)) return null
  const { pathname, searchParams } = new URL(navigatedTo ?? location.href)
  return (
    <a href={pathname + toQueryString(withinPlace(parseFilters(searchParams), place))} rel="nofollow">
      {label}
    </a>
  )
}
