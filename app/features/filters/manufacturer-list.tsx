import { FACETS } from '../../domain/facets.ts'
import type { Facets } from '../../domain/search-page.ts'
import { Choice } from './choice.tsx'
import { choicesOf, hitsOf } from './choices.ts'
import type { ListingView } from './listing-view.ts'
import styles from './manufacturer-list.module.css'

/** The long list of makers with a field to find one in it. Those without a hit are left out: they could not be chosen. */
export function ManufacturerList({ view, facets }: { view: ListingView; facets: Facets | null }) {
  const { filters, market, t } = view
  const hits = hitsOf(facets, 'manufacturer')
  const isChosen = (id: number) => filters.manufacturer.includes(id)
  const shown = choicesOf('manufacturer', market.language).filter(({ id }) => hits(id) !== 0 || isChosen(id))
  return (
    <div className={styles.root} data-searched>
      <input
        type="search"
        autoComplete="off"
        aria-label={t('product-listing:searchManufacturer')}
        placeholder={t('product-listing:searchManufacturer')}
      />
      <ul>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Choice label={name} name={FACETS.manufacturer.query} value={id} isChecked={isChosen(id)} hits={hits(id)} />
          </li>
        ))}
      </ul>
      <output hidden>{t('product-listing:noManufacturer')}</output>
    </div>
  )
}
