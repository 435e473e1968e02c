'use client'
import { Suspense } from 'react'
import type { ProductId } from '../../domain/ids.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.ts'
import styles from './last-viewed.module.css'
import { useLastViewed } from './use-last-viewed.client.ts'
import type { ViewedProductsProps } from './viewed-products.tsx'

interface LastViewedProps extends Omit<ViewedProductsProps, 'items' | 'onClear'> {
  /** The product of this page: stored, and omitted from the row. */
  productId: ProductId
  emptyText: string
}

// A first visitor has not viewed anything yet.
const ViewedProducts = lazyComponent(async () => (await import('./viewed-products.tsx')).ViewedProducts)
const FocusedText = lazyComponent(async () => (await import('../../ui/focused-text/focused-text.tsx')).FocusedText)

/** Stores this visit in the browser and shows the products viewed before it (PRD-69). */
export function LastViewed({ productId, emptyText, ...shown }: LastViewedProps) {
  const { items, isCleared, clear } = useLastViewed(productId)
  if (items.length > 0) {
    return (
      <Suspense>
        <ViewedProducts {...shown} items={items} onClear={clear} />
      </Suspense>
    )
  }
  const empty = <p className={styles.empty}>{emptyText}</p>
  return isCleared ? (
    <Suspense fallback={empty}>
      <FocusedText>{emptyText}</FocusedText>
    </Suspense>
  ) : (
    empty
  )
}
