'use client'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyComponent } from '../../ui/lazy/lazy-component.ts'
import type { LastViewedRowProps } from './last-viewed-row.tsx'
import { visitedProducts } from './visited-products.ts'

// Who has viewed nothing loads nothing.
const LastViewedRow = lazyComponent(async () => (await import('./last-viewed-row.tsx')).LastViewedRow)

/** The products viewed last as a section of a page; nothing at all for visitors who have viewed none. */
export function LastViewedSection(props: LastViewedRowProps) {
  const hasViewed = useSyncExternalStore(neverChanges, hasVisited, hasVisitedOnServer)
  // After they are cleared the section stays and says so, also where its page is renewed.
  const [hadViewed, setHadViewed] = useState(false)
  if (hasViewed && !hadViewed) setHadViewed(true)
  return (
    hadViewed && (
      <Suspense>
        <LastViewedRow {...props} />
      </Suspense>
    )
  )
}

const neverChanges = () => () => undefined
const hasVisited = () => visitedProducts().length > 0
const hasVisitedOnServer = () => false
