import type { ReactNode } from 'react'
import { formatInteger } from '../../domain/format-price.ts'
import styles from './choice.module.css'

interface ChoiceProps {
  /** @default 'checkbox' */
  type?: 'checkbox' | 'radio'
  /** Query key. */
  name: string
  value: string | number
  isChecked: boolean
  /** Hits it would leave; with none it cannot be chosen, only taken back. Undefined = not counted. */
  hits?: number | undefined
  /** The choice it lies under in a tree. */
  parentId?: number | null
  children: ReactNode
}

/** One value of a filter: a native checkbox or radio with its name and its number of hits. */
export function Choice({ type = 'checkbox', name, value, isChecked, hits, parentId = null, children }: ChoiceProps) {
  return (
    <label className={styles.root}>
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChecked}
        disabled={hits === 0 && !isChecked}
        data-parent={parentId ?? undefined}
      />
      {children}
      {hits !== undefined && <small>{formatInteger(hits)}</small>}
    </label>
  )
}
