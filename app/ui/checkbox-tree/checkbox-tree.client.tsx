'use client'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './checkbox-tree.module.css'

/** A row that is in sight, with what its box shows (UIK-01, UIK-07). */
interface CheckboxTreeRow {
  id: number
  translation: string
  /** 0 at the top. */
  level: number
  childrenLength: number
  expanded: boolean
  /** 0 unchecked, 1 checked, 2 partly. */
  state: 0 | 1 | 2
  /** Results it would leave. */
  count?: number
}

interface CheckboxTreeProps {
  /** Name of the group. */
  label: string
  /** Name of the fields in a form; a checked row sends its id. */
  name: string
  /** Top down; children follow their expanded parent. */
  rows: readonly CheckboxTreeRow[]
  /** Name of the arrow, before the row's own words: "Show parts of". */
  expandLabel: string
  onToggle: (id: number) => void
  onExpand: (id: number) => void
}

/** Checkboxes with parts below them. Which box follows from which is its owner's rule; without scripts it is a list of checkboxes. */
export function CheckboxTree({ label, name, rows, expandLabel, onToggle, onExpand }: CheckboxTreeProps) {
  return (
    <fieldset>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <ul>
        {rows.map(({ id, translation, level, childrenLength, expanded, state, count }) => (
          <li key={id} className={styles.row} data-level={Math.min(level, 2)}>
            <Checkbox
              name={name}
              value={id}
              label={translation}
              count={count}
              checked={state === 1}
              ref={(box) => {
                if (box) box.indeterminate = state === 2
              }}
              onChange={() => onToggle(id)}
            />
            {childrenLength > 0 && (
              <button
                type="button"
                className={styles.expand}
                aria-expanded={expanded}
                aria-label={`${expandLabel} ${translation}`}
                onClick={() => onExpand(id)}
              >
                <ChevronDownIcon size={20} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
