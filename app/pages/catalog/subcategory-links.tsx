import { type Filters, isUnfiltered, withFilter } from '../../domain/search/filters.ts'
import { nearbyCategories } from '../../layout/main-categories.ts'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { categoryById } from '../../reference/reference.ts'
import { TextTile } from '../../ui/tile/text-tile.tsx'
import { onlyCategory } from './catalog-head.ts'
import styles from './subcategory-links.module.css'

/**
 * Links to what is in the one chosen category, or to the kinds beside it, for crawlers and browsers without scripts, too: the menus of the frame
 * are loaded on demand. Text and filters stay (EXT-29).
 */
export function SubcategoryLinks({ filters, input: { t, language } }: { filters: Filters; input: PageInput<unknown> }) {
  const category = onlyCategory(filters, language)
  const entries = category ? nearbyCategories(category, language) : []
  if (!category || entries.length === 0) return null
  const isBelow = entries.some(([id]) => categoryById(id, language)?.parentId === category.id)
  const rel = isUnfiltered({ ...filters, categories: [] }) ? undefined : 'nofollow'
  return (
    <nav className={styles.frame} aria-label={isBelow ? t('nav:departmentsOf', { name: category.translation }) : t('product:related')}>
      <ul className={styles.root}>
        {entries.map(([id, name]) => (
          <li key={id}>
            <TextTile href={href('catalog', { filters: withFilter(filters, 'categories', [id]) }, language)} rel={rel}>
              {name}
            </TextTile>
          </li>
        ))}
      </ul>
    </nav>
  )
}
