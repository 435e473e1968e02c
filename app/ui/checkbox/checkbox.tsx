import type { ComponentProps, ReactNode } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode
  /** Text at the end of the line, such as the result count of this option. */
  count?: ReactNode
}

/** A checkbox with its label as one target; takes all attributes of `<input>`. The mixed state is set through `ref` (`indeterminate`). */
export function Checkbox({ label, count, ...input }: CheckboxProps) {
  return (
    <label className={styles.root}>
      <input {...input} type="checkbox" className={styles.box} />
      <span className={styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  )
}
