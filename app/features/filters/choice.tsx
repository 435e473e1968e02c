import type { ReactNode } from 'react'
import { formatInteger } from '../../domain/pricing/format-price.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'

interface ChoiceProps {
  label: ReactNode
  /** Query key. */
  name: string
  value: string | number
  isChecked: boolean
  /** Hits it would leave; with none it cannot be chosen, only taken back. Undefined = not counted. */
  hits: number | undefined
  /** The choice it lies under in a tree. */
  parentId?: number | undefined
}

/** One value of a filter. */
export function Choice({ label, name, value, isChecked, hits, parentId }: ChoiceProps) {
  return (
    <Checkbox
      name={name}
      value={value}
      defaultChecked={isChecked}
      disabled={hits === 0 && !isChecked}
      label={label}
      count={hits === undefined ? undefined : formatInteger(hits)}
      data-parent={parentId}
    />
  )
}
