import type { CartChange } from '../../domain/cart/seen-cart.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import { type Language, sourceLang } from '../../domain/language.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import type { CartLabels } from './cart-labels.ts'

interface CartChangesProps {
  changes: readonly CartChange[]
  language: Language
  labels: CartLabels
}

/** What is not as it was when the shopper last saw the cart. */
export function CartChanges({ changes, language, labels }: CartChangesProps) {
  if (changes.length === 0) return null
  return (
    <Notice tone="warning" title={labels.changesTitle}>
      <ul>
        {changes.map(({ line, name, kind, before, now }) => (
          <li key={line}>
            <span lang={sourceLang(language)}>{name}</span>
            {': '}
            <span>{fillSlots(labels.changes[kind], { before: formatPrice(before, language), now: formatPrice(now, language) })}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
