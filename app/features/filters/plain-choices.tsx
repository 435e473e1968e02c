import { formatInteger } from '../../domain/pricing/format-price.ts'
import type { OfferedChoices } from './choices.ts'
import styles from './plain-choices.module.css'

/**
 * A long list of checkboxes for browsers without scripts, in as few elements and bytes as possible, because every page holds it. A tree is
 * flat, each child after its parent; chosen values come before it (lazy-choices).
 */
export function PlainChoices({ name, choices, chosen }: OfferedChoices) {
  return (
    <div className={styles.root}>
      {inTreeOrder(choices)
        .filter(({ id }) => !chosen.includes(id))
        .map(({ id, name: label, hits, parentId }) => (
          <label key={id} data-child={parentId === undefined ? undefined : ''}>
            <input type="checkbox" name={name} value={id} disabled={hits === 0} />
            <span>{hits === undefined ? label : `${label} (${formatInteger(hits)})`}</span>
          </label>
        ))}
    </div>
  )
}

/** Each choice before those that lie under it. */
function inTreeOrder(choices: OfferedChoices['choices']): OfferedChoices['choices'] {
  const childrenOf = Map.groupBy(choices, ({ parentId }) => parentId ?? null)
  return (childrenOf.get(null) ?? []).flatMap((top) => [top, ...(childrenOf.get(top.id) ?? [])])
}
