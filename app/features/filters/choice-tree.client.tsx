'use client'
import { ChevronDownIcon } from '../../ui/icons/icons.tsx'
import { Choice } from './choice.tsx'
import styles from './choice-tree.module.css'
import type { CountedChoice } from './choices.ts'

interface ChoiceTreeProps {
  /** Which tree it is, for tree-checks.ts. */
  facet: 'categories' | 'materials'
  /** Query key. */
  name: string
  choices: readonly CountedChoice[]
  /** Ids that the address names. */
  chosen: readonly number[]
  /** What the arrow of a choice does, before the choice's name. */
  expandLabel: string
}

/**
 * Checkboxes in two levels; a chosen parent stands for all its children (GAP-65, GAP-138). Only what the address names is checked here:
 * the browser marks the rest (tree-checks.ts). It runs in the browser for the bytes alone, like ChoiceList.
 */
export function ChoiceTree({ facet, name, choices, chosen, expandLabel }: ChoiceTreeProps) {
  const choiceOf = ({ id, name: label, hits, parentId }: CountedChoice) => (
    <Choice label={label} name={name} value={id} isChecked={chosen.includes(id)} hits={hits} parentId={parentId} />
  )
  const childrenOf = Map.groupBy(choices, ({ parentId }) => parentId ?? null)
  return (
    <ul className={styles.root} data-tree={facet}>
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
