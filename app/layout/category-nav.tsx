import { NO_FILTERS } from '../domain/filters.ts'
import { HeaderPromotionLink } from '../features/promotions/header-promotion-link.tsx'
import type { PageInput } from '../page.ts'
import { href, hrefOf, type RouteMatch } from '../routes.ts'
import styles from './category-nav.module.css'
import { mainCategories } from './main-categories.ts'

interface CategoryNavProps {
  input: PageInput<unknown>
  match: RouteMatch | null
}

/** The main categories in one quiet row, and the promotion of the day; on a narrow screen the row scrolls. */
export function CategoryNav({ input, match }: CategoryNavProps) {
  const { t, language } = input
  const here = match && hrefOf(match)
  const links = [
    { id: 'all', title: t('nav:everything'), href: href('catalog', { filters: NO_FILTERS }, language) },
    ...mainCategories(language),
  ]
  return (
    <nav className={styles.root} aria-label={t('nav:categories')}>
      <ul className={styles.row}>
        {links.map((link) => (
          <li key={link.id}>
            <a className={styles.link} href={link.href} aria-current={link.href === here ? 'page' : undefined}>
              {link.title}
            </a>
          </li>
        ))}
        <li className={styles.promotion}>
          <HeaderPromotionLink input={input} />
        </li>
      </ul>
    </nav>
  )
}
