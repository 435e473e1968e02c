'use client'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../ui/lazy/lazy-component.ts'
import { SectionHeader } from '../../ui/section-header/section-header.tsx'
import type { SavedSearchListProps } from './saved-search-list.tsx'
import { useSavedSearches } from '../../shop-api/browser/saved-searches.ts'

// Who has saved nothing loads nothing.
const SavedSearchList = lazyComponent(async () => (await import('./saved-search-list.tsx')).SavedSearchList)

/** The saved searches as a section of a page; nothing for visitors who have saved none. */
export function SavedSearchesSection({ id, ...list }: SavedSearchListProps & { id: string }) {
  const hasSaved = useSavedSearches().length > 0
  // Stays when the last one is removed: its list has the focus.
  const [wasShown, setWasShown] = useState(false)
  if (hasSaved && !wasShown) setWasShown(true)
  if (!hasSaved && !wasShown) return null
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={list.labels.title} />
      <Suspense>
        <SavedSearchList {...list} />
      </Suspense>
    </section>
  )
}
