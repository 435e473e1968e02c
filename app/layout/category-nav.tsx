import type { ComponentProps } from 'react'
import { slots } from '../domain/fill-slots.ts'
import { HeaderPromotionLink } from '../features/promotions/header-promotion-link.tsx'
import type { PageInput } from '../page.ts'
import { href, hrefOf } from '../addresses/href.ts'
import { catalogHref } from '../addresses/page-links.ts'
import type { RouteMatch } from '../addresses/match-route.ts'
import styles from './category-nav.module.css'
import { DepartmentMenus } from './department-menus.client.tsx'
import { mainCategories } from './main-categories.ts'

interface CategoryNavProps {
  input: PageInput<unknown>
  match: RouteMatch | null
}

const FORM_ID = 'departments-row'
/** Id of the index of departments on the home page. */
export const DEPARTMENT_INDEX_ID = 'index'

/**
 * The main categories in one row with their subcategories in menus, and the promotion of the day; on a narrow screen the row scrolls. The menus
 * are a panel (app/panels.ts). Without scripts their buttons lead to the department's page, which links its subcategories.
 */
export function CategoryNav({ input, match }: CategoryNavProps) {
  const { t } = input
  return (
    <nav className={styles.root} aria-label={t('nav:categories')}>
      <form id={FORM_ID} action={catalogHref(input.language)} hidden />
      <ul className={styles.row}>
        {/* Before the menus, as on a phone: content that loads later would shift them on a slow network. */}
        <li className={styles.promotion}>
          <HeaderPromotionLink input={input} />
        </li>
        <DepartmentMenus {...menusOf(input)} here={match && hrefOf(match)} formId={FORM_ID} />
      </ul>
    </nav>
  )
}

function menusOf(input: PageInput<unknown>): Omit<ComponentProps<typeof DepartmentMenus>, 'here' | 'formId'> {
  const { t, language } = input
  const home = href('home', {}, language)
  return {
    address: home,
    departments: mainCategories(language).map(({ id, title, href: to }) => [id, title, to] as const),
    all: {
      title: t('nav:everything'),
      href: catalogHref(language),
      indexHref: `${home}#${DEPARTMENT_INDEX_ID}`,
      label: t('nav:allDepartments'),
    },
    labels: {
      menu: t('nav:departmentsOf', slots('name')),
      loading: t('nav:departmentsLoading'),
      failed: t('nav:departmentsFailed'),
      retry: t('common:retry'),
      asPage: t('nav:departmentsAsPage'),
    },
  }
}
