import type { ReactNode } from 'react'
import type { PageInput } from '../page.ts'
import type { PanelParts } from '../ui/panel/panel-source.ts'
import styles from './department-entries.module.css'
import { categoryBase, mainCategories, subcategories } from './main-categories.ts'

/** The panel of the menus of departments: the subcategories of each, by its id, and all departments. */
export async function departmentsPanel({ language }: Pick<PageInput<unknown>, 'language'>): Promise<PanelParts> {
  const base = categoryBase(language)
  const entriesOf = (parent: Parameters<typeof subcategories>[0]) => (
    <ul className={styles.entries}>
      {subcategories(parent, language).map(([id, name]) => (
        <li key={id}>
          <a href={`${base}${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  )
  const parts: Record<string, ReactNode> = { all: entriesOf(null) }
  for (const { id } of mainCategories(language)) parts[id] = entriesOf(id)
  return parts
}
