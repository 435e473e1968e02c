import { boundKeys, FACETS, type RangeFacet } from '../../domain/facets.ts'
import { formatInteger } from '../../domain/format-price.ts'
import type { Facets } from '../../domain/search-page.ts'
import { approximateEuros } from './approximate-euros.ts'
import { FACET_LABELS } from './filter-words.ts'
import type { ListingView } from './listing-view.ts'
import styles from './range-field.module.css'

interface RangeFieldProps {
  facet: RangeFacet
  view: ListingView
  facets: Facets | null
}

/** Two bounds in the facet's unit; the hits' own bounds stand in the empty fields. Prices are in PLN in every market (GAP-20). */
export function RangeField({ facet, view: { filters, market, t }, facets }: RangeFieldProps) {
  const label = t(FACET_LABELS[facet])
  const { unit } = FACETS[facet]
  const keys = boundKeys(facet)
  const chosen = filters[facet]
  const offered = facets?.ranges[facet]
  const shown = { from: chosen.from ?? offered?.min, to: chosen.to ?? offered?.max }
  const euros = facet === 'price' && market.currencyId === 'EUR' ? approximateEuros(shown, t) : null
  return (
    <fieldset className={styles.root} data-range>
      <legend>
        {label}, {unit}
      </legend>
      {(['from', 'to'] as const).map((bound) => (
        <label key={bound}>
          <span>{t(`product-listing:${bound}`)}</span>
          <input
            type="number"
            name={keys[bound]}
            data-bound={bound}
            min={0}
            max={100_000_000}
            step="any"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={chosen[bound]}
            placeholder={placeholder(bound === 'from' ? offered?.min : offered?.max, bound)}
          />
        </label>
      ))}
      {euros && <p className={styles.note}>{euros}</p>}
    </fieldset>
  )
}

/** Whole units that take in the hits at both ends. */
function placeholder(value: number | undefined, bound: 'from' | 'to'): string | undefined {
  return value === undefined ? undefined : formatInteger(bound === 'from' ? Math.floor(value) : Math.ceil(value))
}
