import { useEffect, useRef } from 'react'
import type { FacetsWithControl } from '../../domain/search/facets.ts'
import { ChevronDownIcon } from '../../ui/icons/icons.tsx'
import { Choice } from './choice.tsx'
import styles from './choice-tree.module.css'
import type { CountedChoice, OfferedChoices } from './choices.ts'
import { markTree } from './tree-checks.ts'

/** What makes a list of choices a tree. */
export interface TreeOfChoices {
  /** Which tree it is, for tree-checks.ts. */
  facet: FacetsWithControl<'tree'>
  /** What the arrow of a choice does, before the choice's name. */
  expandLabel: string
}

/**
 * Checkboxes in two levels; a chosen parent means all its children (GAP-65, GAP-138). The markup checks only the ids of the address; once
 * it is rendered, tree-checks.ts marks the rest.
 */
export function ChoiceTree({ facet, expandLabel, name, choices, chosen }: TreeOfChoices & OfferedChoices) {
  const root = useRef<HTMLUListElement>(null)
  const isMarked = chosen.length > 0
  useEffect(() => {
    if (isMarked && root.current) markTree(root.current)
  }, [isMarked])

  const choiceOf = ({ id, name: label, hits, parentId }: CountedChoice) => (
    <Choice label={label} name={name} value={id} isChecked={chosen.includes(id)} hits={hits} parentId={parentId} />
  )
  const childrenOf = Map.groupBy(choices, ({ parentId }) => parentId ?? null)
  return (
    <ul ref={root} className={styles.root} data-tree={facet}>
      {childrenOf.get(null)?.map((top) => {
        const children = childrenOf.get(top.id)
        return (
          <li key={top.id}>
            {choiceOf(top)}
            {children && (
              <details open={children.some(({ id }) => chosen.includes(id))}>
                <summary aria-label={`${expandLabel} ${top.name}`}>
                  <ChevronDownIcon size={20} />
                </summary>
                <ul>
                  {children.map((child) => (
                    <li key={child.id}>{choiceOf(child)}</li>
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
