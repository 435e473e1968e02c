import type { ReactNode } from 'react'
import type { FilterGroup } from '../../domain/search/facets.ts'
import { facetsOf } from '../../domain/search/filter-groups.ts'
import type { Facets } from '../../domain/search/search-page.ts'
import { Button } from '../../ui/button/button.tsx'
import { FilterForm } from './filter-form.tsx'
import { FilterForms } from './filter-forms.client.tsx'
import styles from './filter-menu.module.css'
import { GroupFields } from './group-fields.tsx'
import type { ListingView } from './listing-view.ts'

interface FilterMenuProps {
  group: FilterGroup
  view: ListingView
  facets: Facets | null
  /** Follows the form. @default null (nothing) */
  end?: ReactNode
}

/** Content of the menu below a filter button. */
export function FilterMenu({ group, view, facets, end }: FilterMenuProps) {
  const fields = <GroupFields group={group} view={view} facets={facets} />
  if (group === 'sort') return <FilterForms className={styles.content}>{fields}</FilterForms>
  return (
    <>
      <FilterForms className={styles.content}>
        <FilterForm
          view={view}
          edited={facetsOf(group)}
          footer={
            <Button type="submit" isWide>
              {view.t('product-listing:apply')}
            </Button>
          }
        >
          {fields}
        </FilterForm>
      </FilterForms>
      {end && <div className={styles.end}>{end}</div>}
    </>
  )
}
