'use client'
import { useState, type ReactNode } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './checkbox-list.module.css'
import fieldStyles from '../form-field/form-field.module.css'
import { useDebounced } from './use-debounced.ts'

/** spec §5: the list is searched when nothing was typed for this long. */
const SEARCH_DELAY_MS = 500

export interface CheckboxListEntry {
  id: number
  text: string
  /** A sample before the words, such as a swatch. */
  sample?: ReactNode
  /** Results it would leave. */
  count?: number
}

interface CheckboxListProps {
  /** Name of the group. */
  label: string
  /** Name of the fields in a form; a checked entry sends its id. */
  name: string
  entries: readonly CheckboxListEntry[]
  selected: ReadonlySet<number>
  onToggle: (id: number) => void
  /** Label of the search field; without it there is none. */
  searchLabel?: string
  /** Whether an entry stays while something is typed. */
  matches: (text: string, typed: string) => boolean
  /** Said when nothing matches. */
  nothingText: string
}

/** A long list of checkboxes that can be searched (UIK-13, UIK-14). What does not match is hidden, never unchecked. */
export function CheckboxList({ label, name, entries, selected, onToggle, searchLabel, matches, nothingText }: CheckboxListProps) {
  const [typed, setTyped] = useState('')
  const sought = useDebounced(typed, SEARCH_DELAY_MS)
  const isShown = ({ text }: CheckboxListEntry) => sought === '' || matches(text, sought)

  return (
    <fieldset className={styles.root}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {searchLabel && (
        <input
          type="search"
          className={fieldStyles.control}
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.item} hidden={!isShown(entry)}>
            {entry.sample}
            <Checkbox
              name={name}
              value={entry.id}
              label={entry.text}
              count={entry.count}
              checked={selected.has(entry.id)}
              onChange={() => onToggle(entry.id)}
            />
          </li>
        ))}
      </ul>
      <output className={styles.nothing}>{entries.some(isShown) ? '' : nothingText}</output>
    </fieldset>
  )
}
