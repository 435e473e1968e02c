'use client'
import { parseFilters, toQueryString } from '../../domain/search/filters.ts'
import { hasBounds, withinPlace } from '../../domain/search/within-place.ts'
import { usePlace } from '../../shop-api/browser/place.ts'

/**
 * Narrows the listing to what may fit the visitor's place, by the dimension keys of its address (EXT-38). The link is made in the browser:
 * the server does not know the place.
 */
export function FitsFilter({ label }: { label: string }) {
  const place = usePlace()
  if (!place || !hasBounds(place)) return null
  const { pathname, searchParams } = new URL(location.href)
  return (
    <a href={pathname + toQueryString(withinPlace(parseFilters(searchParams), place))} rel="nofollow">
      {label}
    </a>
  )
}
