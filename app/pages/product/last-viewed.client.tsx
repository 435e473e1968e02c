'use client'
import { Suspense, useEffect, useState } from 'react'
import type { ProductId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import { LAST_VISITED_KEY, lastViewedOthers, parseLastVisited, withVisit } from '../../domain/product/last-visited.ts'
import { readLastViewed } from '../../shop-api/browser/last-viewed.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.ts'
import styles from './last-viewed.module.css'

interface LastViewedProps {
  /** The product of this page: stored, and omitted from the row. */
  productId: ProductId
  language: Language
  /** Prefix of the market's paths. */
  pathPrefix: string
  emptyText: string
  /** In place of the price of what is sold. */
  soldText: string
}

// A first visitor has not viewed anything yet.
const ViewedProducts = lazyComponent(async () => (await import('./viewed-products.tsx')).ViewedProducts)

type Viewed = Awaited<ReturnType<typeof readLastViewed>>

/** Stores this visit in the browser and shows the products viewed before it (spec §9, lastVisitedProducts; PRD-69). */
export function LastViewed({ productId, language, pathPrefix, emptyText, soldText }: LastViewedProps) {
  const [items, setItems] = useState<Viewed>([])
  useEffect(() => {
    const visited = readVisited()
    remember(withVisit(visited, productId))
    const others = lastViewedOthers(visited, productId)
    if (others.length === 0) return
    const abort = new AbortController()
    void readLastViewed(others, abort.signal).then((found) => !abort.signal.aborted && setItems(found))
    return () => abort.abort()
  }, [productId])

  if (items.length === 0) return <p className={styles.empty}>{emptyText}</p>
  return (
    <Suspense>
      <ViewedProducts items={items} language={language} pathPrefix={pathPrefix} sold={soldText} />
    </Suspense>
  )
}

// Storage may be full or blocked: then the visit is not stored.

function readVisited(): ProductId[] {
  try {
    return parseLastVisited(localStorage.getItem(LAST_VISITED_KEY))
  } catch {
    return []
  }
}

function remember(ids: readonly ProductId[]): void {
  try {
    localStorage.setItem(LAST_VISITED_KEY, JSON.stringify(ids))
  } catch {
    // Storage may be full or blocked.
  }
}
