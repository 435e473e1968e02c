import type { ReactNode } from 'react'
import type { FacetName } from '../../domain/search/facets.ts'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import { carriedFields } from './carried-fields.ts'
import styles from './filter-form.module.css'
import type { ListingView } from './listing-view.ts'

interface FilterFormProps {
  view: ListingView
  /** The facets that its fields edit; every other choice goes along hidden. */
  edited: readonly FacetName[]
  children: ReactNode
  /** Buttons. */
  footer: ReactNode
}

/** A plain GET form: the browser makes the next address of it, with or without scripts. */
export function FilterForm({ view: { filters, address }, edited, children, footer }: FilterFormProps) {
  return (
    <form method="get" action={address(NO_FILTERS)} className={styles.root}>
      {carriedFields(filters, edited).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.fields}>{children}</div>
      <div className={styles.footer}>{footer}</div>
    </form>
  )
}
