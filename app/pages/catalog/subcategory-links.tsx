import { type Filters, isUnfiltered } from '../../domain/search/filters.ts'
import { categoryHref, subcategories } from '../../layout/main-categories.ts'
import type { PageInput } from '../../page.ts'
import { TextTile } from '../../ui/tile/text-tile.tsx'
import { onlyCategory } from './catalog-head.ts'
import styles from './subcategory-links.module.css'

/** Links to what is in the one chosen category, for crawlers and browsers without scripts, too: the menus of the frame are loaded on demand. */
export function SubcategoryLinks({ filters, input: { t, language } }: { filters: Filters; input: PageInput<unknown> }) {
  const category = isUnfiltered({ ...filters, categories: [] }) ? onlyCategory(filters, language) : null
  const entries = category ? subcategories(category.id, language) : []
  if (!category || entries.length === 0) return null
  return (
    <nav className={styles.frame} aria-label={t('nav:departmentsOf', { name: category.translation })}>
      <ul className={styles.root}>
        {entries.map(([id, name]) => (
          <li key={id}>
            <TextTile href={categoryHref(id, language)}>{name}</TextTile>
          </li>
        ))}
      </ul>
    </nav>
  )
}
