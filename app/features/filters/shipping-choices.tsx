import { FACETS, SHIPPING_DAYS_CHOICES } from '../../domain/facets.ts'
import type { Facets } from '../../domain/search-page.ts'
import { Choice } from './choice.tsx'
import type { ListingView } from './listing-view.ts'

/** Longest time to dispatch, one of three or any (GAP-66). An address may hold another number: then it is offered too. */
export function ShippingChoices({ view: { filters, t }, facets }: { view: ListingView; facets: Facets | null }) {
  const { query } = FACETS.shippingDays
  const offered: readonly number[] = SHIPPING_DAYS_CHOICES
  const chosen = filters.shippingDays
  const all = chosen === null || offered.includes(chosen) ? offered : [...offered, chosen].toSorted((a, b) => a - b)
  const hits = (days: number) =>
    facets && offered.includes(days) ? (facets.shippingDays.find((each) => each.days === days)?.count ?? 0) : undefined
  return (
    <>
      <Choice type="radio" name={query} value="" isChecked={chosen === null}>
        {t('product-listing:shippingAny')}
      </Choice>
      {all.map((days) => (
        <Choice key={days} type="radio" name={query} value={days} isChecked={chosen === days} hits={hits(days)}>
          {t('product-listing:shippingWithin', { count: days })}
        </Choice>
      ))}
    </>
  )
}
