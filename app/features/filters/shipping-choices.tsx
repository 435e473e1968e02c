import { FACETS, SHIPPING_DAYS_CHOICES } from '../../domain/search/facets.ts'
import { formatInteger } from '../../domain/pricing/format-price.ts'
import type { Facets } from '../../domain/search/search-page.ts'
import { RadioCards } from '../../ui/radio-card/radio-cards.tsx'
import { GROUP_LABELS } from './filter-words.ts'
import type { ListingView } from './listing-view.ts'

/** Longest time to dispatch, one of three or any (GAP-66). An address may hold another number: then it is offered too. */
export function ShippingChoices({ view: { filters, t }, facets }: { view: ListingView; facets: Facets | null }) {
  const chosen = filters.shippingDays
  const offered = [...new Set([...SHIPPING_DAYS_CHOICES, ...(chosen === null ? [] : [chosen])])].sort((a, b) => a - b)
  const counts = new Map(facets?.shippingDays.map(({ days, count }) => [days, count]))
  return (
    <RadioCards
      legend={t(GROUP_LABELS.shippingDays)}
      name={FACETS.shippingDays.query}
      defaultValue={chosen === null ? '' : String(chosen)}
      cards={[
        { value: '', title: t('product-listing:shippingAny') },
        ...offered.map((days) => ({
          value: String(days),
          title: t('product-listing:shippingUpTo', { count: days }),
          note: counts.has(days) && formatInteger(counts.get(days) ?? 0),
          isDisabled: counts.get(days) === 0 && days !== chosen,
        })),
      ]}
    />
  )
}
