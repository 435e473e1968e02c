import { useId } from 'react'
import { SectionHeader } from '../../ui/section-header/section-header.tsx'
import { FocusedText } from '../../ui/focused-text/focused-text.tsx'
import { useLastViewed } from './use-last-viewed.client.ts'
import { ViewedProducts, type ViewedProductsProps } from './viewed-products.tsx'

export interface LastViewedRowProps extends Omit<ViewedProductsProps, 'items' | 'onClear'> {
  title: string
  emptyText: string
}

/** Heading and row of the products viewed last; after they are cleared, a sentence. */
export function LastViewedRow({ title, emptyText, ...shown }: LastViewedRowProps) {
  const { items, isCleared, clear } = useLastViewed(null)
  const id = useId()
  if (items.length === 0 && !isCleared) return null
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={title} />
      {isCleared ? <FocusedText>{emptyText}</FocusedText> : <ViewedProducts {...shown} items={items} onClear={clear} />}
    </section>
  )
}
