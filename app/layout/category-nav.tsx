import { NO_FILTERS } from '../domain/search/filters.ts'
import { HeaderPromotionLink } from '../features/promotions/header-promotion-link.tsx'
import type { PageInput } from '../page.ts'
import { href, hrefOf } from '../addresses/href.ts'
import type { RouteMatch } from '../addresses/match-route.ts'
import styles from './category-nav.module.css'
import { DepartmentMenu } from './department-menu.client.tsx'
import { categoryBase, mainCategories, subcategories } from './main-categories.ts'

interface CategoryNavProps {
  input: PageInput<unknown>
  match: RouteMatch | null
}

/** The main categories in one row with their subcategories in dropdowns, and the promotion of the day; on a narrow screen the row scrolls. */
export function CategoryNav({ input, match }: CategoryNavProps) {
  const { t, language } = input
  const here = match && hrefOf(match)
  const base = categoryBase(language)
  const departments = [
    { id: null, label: t('nav:allDepartments'), title: t('nav:everything'), href: href('catalog', { filters: NO_FILTERS }, language) },
    ...mainCategories(language).map((one) => ({ ...one, label: t('nav:departmentsOf', { name: one.title }) })),
  ]
  return (
    <nav className={styles.root} aria-label={t('nav:categories')}>
      <ul className={styles.row}>
        {/* Before the menus, as on a phone: content that loads later would shift them on a slow network. */}
        <li className={styles.promotion}>
          <HeaderPromotionLink input={input} />
        </li>
        {departments.map(({ id, label, title, href }) => (
          <DepartmentMenu
            key={id ?? 'all'}
            label={label}
            title={title}
            href={href}
            isCurrent={href === here}
            base={base}
            entries={subcategories(id, language)}
          />
        ))}
      </ul>
    </nav>
  )
}
