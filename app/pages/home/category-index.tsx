import { DEPARTMENT_INDEX_ID } from '../../layout/category-nav.tsx'
import { categoryHref } from '../../layout/main-categories.ts'
import type { PageInput } from '../../page.ts'
import { categories } from '../../reference/reference.ts'
import { SectionHeader } from '../../ui/section-header/section-header.tsx'
import styles from './category-index.module.css'

/** All departments by name, as in the index of a printed catalog. */
export function CategoryIndex({ input: { t, language } }: { input: PageInput<unknown> }) {
  const { compare } = new Intl.Collator(language)
  const departments = categories(language)
    .filter(({ parentId }) => parentId === null)
    .toSorted((a, b) => compare(a.translation, b.translation))
  return (
    <section className={styles.root} aria-labelledby={DEPARTMENT_INDEX_ID}>
      <SectionHeader id={DEPARTMENT_INDEX_ID} title={t('common:homeIndex')} />
      <ul className={styles.list}>
        {departments.map(({ id, translation }) => (
          <li key={id}>
            <a href={categoryHref(id, language)}>{translation}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
