import type { ComponentProps } from 'react'
import fieldStyles from '../form-field/form-field.module.css'
import styles from './range.module.css'

interface RangeBoundProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: string
  /** Such as "cm". */
  unit: string
}

/** One end of a range: a number, at least 0, with its unit. */
export function RangeBound({ label, unit, ...input }: RangeBoundProps) {
  return (
    <label className={styles.bound}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        <input {...input} type="number" inputMode="decimal" min={0} step="any" className={fieldStyles.control} />
        <span className={styles.unit}>{unit}</span>
      </span>
    </label>
  )
}
