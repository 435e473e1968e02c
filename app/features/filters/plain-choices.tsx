import { formatInteger } from '../../domain/pricing/format-price.ts'
import type { OfferedChoices } from './choices.ts'
import styles from './plain-choices.module.css'

/**
 * A long list of checkboxes for browsers that run no scripts, in as few elements and bytes as there can be: every page holds it, hardly
 * anybody sees it. A tree stands flat, each child under its parent; what is chosen stands before it (lazy-choices).
 */
export function PlainChoices({ name, choices, chosen }: OfferedChoices) {
  return (
    <div className={styles.root}>
      {inTreeOrder(choices)
        .filter(({ id }) => !chosen.includes(id))
        .map(({ id, name: label, hits, parentId }) => (
          <label key={id} data-child={parentId === undefined ? undefined : ''}>
            <input type="checkbox" name={name} value={id} disabled={hits === 0} />
            {hits === undefined ? label : `${label} (${formatInteger(hits)})`}
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
