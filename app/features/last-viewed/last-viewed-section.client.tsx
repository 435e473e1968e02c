'use client'
import { Suspense, useSyncExternalStore } from 'react'
import { lazyComponent } from '../../ui/lazy/lazy-component.ts'
import type { LastViewedRowProps } from './last-viewed-row.tsx'
import { visitedProducts } from './visited-products.ts'

// Who has viewed nothing loads nothing.
const LastViewedRow = lazyComponent(async () => (await import('./last-viewed-row.tsx')).LastViewedRow)

/** The products viewed last as a section of a page; nothing at all for visitors who have viewed none. */
export function LastViewedSection(props: LastViewedRowProps) {
  const hasViewed = useSyncExternalStore(neverChanges, hasVisited, hasVisitedOnServer)
  return (
    hasViewed && (
      <Suspense>
        <LastViewedRow {...props} />
      </Suspense>
    )
  )
}

// Read at the first render alone: after they are cleared the section stays and says so.
const neverChanges = () => () => undefined
const hasVisited = () => visitedProducts().length > 0
const hasVisitedOnServer = () => false
