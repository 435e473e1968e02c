import type { ComponentProps, ReactNode } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode
  /** Said at the end of the line, such as how many results it would leave. */
  count?: ReactNode
}

/** A checkbox and its words, one target; takes all attributes of `<input>`. Partly checked is set through `ref` (`indeterminate`). */
export function Checkbox({ label, count, ...input }: CheckboxProps) {
  return (
    <label className={styles.root}>
      <input {...input} type="checkbox" className={styles.box} />
      <span className={styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  )
}
