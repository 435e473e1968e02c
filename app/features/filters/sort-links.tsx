import { withSort } from '../../domain/search/filters.ts'
import { SORT_NAMES } from '../../domain/search/sort-orders.ts'
import { sortLabel } from './filter-labels.ts'
import type { ListingView } from './listing-view.ts'
import styles from './sort-links.module.css'

/** The orders as links: choosing one is going there. */
export function SortLinks({ view: { filters, address, t } }: { view: ListingView }) {
  return (
    <ul className={styles.root}>
      {SORT_NAMES.map((sort) => (
        <li key={sort}>
          <a href={address(withSort(filters, sort))} aria-current={sort === filters.sort ? 'true' : undefined} rel="nofollow">
            {t(sortLabel(sort))}
          </a>
        </li>
      ))}
    </ul>
  )
}
