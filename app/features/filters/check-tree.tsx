import { FACETS } from '../../domain/facets.ts'
import type { Facets } from '../../domain/search-page.ts'
import { ChevronDownIcon } from '../../ui/icons/icons.tsx'
import styles from './check-tree.module.css'
import { Choice } from './choice.tsx'
import { choicesOf, type FilterChoice, hitsOf } from './choices.ts'
import type { ListingView } from './listing-view.ts'

interface CheckTreeProps {
  facet: 'categories' | 'materials'
  view: ListingView
  facets: Facets | null
}

/**
 * Checkboxes in two levels; a chosen parent stands for all its children (GAP-65, GAP-138). Only what the address names is checked here:
 * the browser marks the rest (tree-checks.ts).
 */
export function CheckTree({ facet, view, facets }: CheckTreeProps) {
  const choices = choicesOf(facet, view.market.language)
  const hits = hitsOf(facets, facet)
  const chosen = view.filters[facet]
  const choice = ({ id, name, parentId }: FilterChoice) => (
    <Choice label={name} name={FACETS[facet].query} value={id} isChecked={chosen.includes(id)} hits={hits(id)} parentId={parentId} />
  )
  return (
    <ul className={styles.root} data-tree={facet}>
      {choices
        .filter(({ parentId }) => parentId === null)
        .map((top) => {
          const children = choices.filter(({ parentId }) => parentId === top.id)
          return (
            <li key={top.id}>
              {choice(top)}
              {children.length > 0 && (
                <details open={children.some(({ id }) => chosen.includes(id))}>
                  <summary aria-label={view.t('product-listing:showChildren', { name: top.name })}>
                    <ChevronDownIcon size={20} />
                  </summary>
                  <ul>
                    {children.map((child) => (
                      <li key={child.id}>{choice(child)}</li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          )
        })}
    </ul>
  )
}
