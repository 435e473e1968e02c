import { boundKeys, FACETS, type RangeFacet } from '../../domain/search/facets.ts'
import { formatInteger } from '../../domain/pricing/format-price.ts'
import type { Facets } from '../../domain/search/search-page.ts'
import { RangeFields } from '../../ui/range/range-fields.tsx'
import { approximateRange } from './approximate-range.ts'
import { facetLabel } from './filter-labels.ts'
import type { ListingView } from './listing-view.ts'
import styles from './range-field.module.css'

interface RangeFieldProps {
  facet: RangeFacet
  view: ListingView
  facets: Facets | null
}

/** Two bounds in the facet's unit; empty fields show the bounds of the hits as placeholders. Prices are in PLN in every market (GAP-20). */
export function RangeField({ facet, view: { filters, market, t }, facets }: RangeFieldProps) {
  const { unit, group } = FACETS[facet]
  // The group is called the same.
  const isWholeGroup = facet === group
  const keys = boundKeys(facet)
  const chosen = filters[facet]
  const offered = facets?.ranges[facet]
  // Whole units that take in the hits at both ends.
  const ends = offered && { from: Math.floor(offered.min), to: Math.ceil(offered.max) }
  const approximate = approximateRange({ range: { ...ends, ...chosen }, unit, market }, t)
  const boundOf = (bound: 'from' | 'to') => ({
    label: t(`product-listing:${bound}`),
    name: keys[bound],
    defaultValue: chosen[bound],
    placeholder: ends ? formatInteger(ends[bound]) : undefined,
    autoComplete: 'off',
  })
  return (
    <RangeFields legend={t(facetLabel(facet))} isLegendHidden={isWholeGroup} unit={unit} from={boundOf('from')} to={boundOf('to')}>
      {approximate && <p className={styles.note}>{approximate}</p>}
    </RangeFields>
  )
}
