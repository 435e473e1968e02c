import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../../ui/icons/icons.tsx'
import styles from './filter-menu.module.css'

interface FilterMenuProps {
  /** Unique in the page. */
  id: string
  label: string
  /** How many of its values are chosen. */
  chosenCount: number
  children: ReactNode
}

/** A button of the filter row and what it opens: a popover under it, on small screens a sheet from below. Works without scripts. */
export function FilterMenu({ id, label, chosenCount, children }: FilterMenuProps) {
  return (
    <>
      <FilterButton popoverTarget={id} chosenCount={chosenCount}>
        {label}
      </FilterButton>
      <div id={id} popover="auto" role="group" aria-label={label} className={styles.menu}>
        {children}
      </div>
    </>
  )
}

interface FilterButtonProps {
  popoverTarget?: string
  /** @default 0 */
  chosenCount?: number
  isDisabled?: boolean
  children: ReactNode
}

/** The button alone: while the listing loads it can be seen but not pressed. */
export function FilterButton({ popoverTarget, chosenCount = 0, isDisabled = false, children }: FilterButtonProps) {
  return (
    <button type="button" className={styles.button} popoverTarget={popoverTarget} disabled={isDisabled}>
      {children}
      {chosenCount > 0 && <b>{chosenCount}</b>}
      <ChevronDownIcon size={16} />
    </button>
  )
}
