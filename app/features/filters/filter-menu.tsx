import type { ReactNode } from 'react'
import { Dropdown } from '../../ui/dropdown/dropdown.tsx'
import { ChevronDownIcon } from '../../ui/icons/icons.tsx'
import styles from './filter-menu.module.css'

interface FilterMenuProps {
  label: string
  /** How many of its values are chosen. */
  chosenCount: number
  children: ReactNode
}

/** A button of the filter row and what opens under it. */
export function FilterMenu({ label, chosenCount, children }: FilterMenuProps) {
  return (
    <Dropdown
      label={label}
      button={(opens) => (
        <button type="button" className={styles.button} {...opens}>
          {label}
          {chosenCount > 0 && <b>{chosenCount}</b>}
          <ChevronDownIcon size={16} />
        </button>
      )}
    >
      <div className={styles.content}>{children}</div>
    </Dropdown>
  )
}

/** The button alone, disabled while the listing loads. */
export function FilterMenuFrame({ label }: { label: string }) {
  return (
    <button type="button" className={styles.button} disabled>
      {label}
      <ChevronDownIcon size={16} />
    </button>
  )
}
