import { activeBadges } from '../../domain/search/filter-badges.ts'
import { withoutAll } from '../../domain/search/filters.ts'
import { TextTile } from '../../ui/tile/text-tile.tsx'
import styles from './active-filters.module.css'
import { badgeTexts } from './filter-labels.ts'
import type { ListingView } from './listing-view.ts'

/** The badges of what is chosen, each a link to the listing without it, and one to clear them all (FLT-29 to FLT-32). */
export function ActiveFilters({ view: { filters, address, market, t } }: { view: ListingView }) {
  const badges = activeBadges(filters, badgeTexts(t, market))
  if (badges.length === 0) return null
  return (
    <nav className={styles.root} aria-label={t('product-listing:activeFilters')}>
      <ul>
        {badges.map(({ id, title, without }) => (
          <li key={id}>
            <TextTile href={address(without)} isRemoval aria-label={t('product-listing:removeFilter', { title })} rel="nofollow">
              {title}
            </TextTile>
          </li>
        ))}
        <li>
          <a className={styles.clear} href={address(withoutAll(filters))}>
            {t('product-listing:clearAll')}
          </a>
        </li>
      </ul>
    </nav>
  )
}
