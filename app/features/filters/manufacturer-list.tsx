import { FACETS } from '../../domain/search/facets.ts'
import type { Facets } from '../../domain/search/search-page.ts'
import { choicesOf } from './choices.ts'
import { LateChoices } from './late-choices.client.tsx'
import type { ListingView } from './listing-view.ts'
import styles from './manufacturer-list.module.css'

/** The long list of makers with a field to find one in it. Those without a hit are left out: they could not be chosen. */
export function ManufacturerList({ view, facets }: { view: ListingView; facets: Facets | null }) {
  const { filters, market, t } = view
  const chosen = filters.manufacturer
  const shown = choicesOf('manufacturer', market.language, facets).filter(({ id, hits }) => hits !== 0 || chosen.includes(id))
  const label = t('product-listing:searchManufacturer')
  return (
    <div className={styles.root} data-searched>
      <input type="search" autoComplete="off" aria-label={label} placeholder={label} />
      <LateChoices name={FACETS.manufacturer.query} choices={shown} chosen={chosen} />
      <output hidden>{t('product-listing:noManufacturer')}</output>
    </div>
  )
}
