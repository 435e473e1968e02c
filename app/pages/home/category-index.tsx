import { DEPARTMENT_INDEX_ID } from '../../layout/category-nav.tsx'
import { departmentsByName } from '../../layout/main-categories.ts'
import type { PageInput } from '../../page.ts'
import { SectionHeader } from '../../ui/section-header/section-header.tsx'
import styles from './category-index.module.css'

/** All departments by name, as in the index of a printed catalog. */
export function CategoryIndex({ input: { t, language } }: { input: PageInput<unknown> }) {
  return (
    <section className={styles.root} aria-labelledby={DEPARTMENT_INDEX_ID}>
      <SectionHeader id={DEPARTMENT_INDEX_ID} title={t('common:homeIndex')} />
      <ul className={styles.list}>
        {departmentsByName(language).map(({ id, title, href }) => (
          <li key={id}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
