import type { ComponentProps, ReactNode } from 'react'
import styles from './switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> {
  /** What is on or off; it does not change with the state. */
  label: ReactNode
}

/** On or off, with an effect at once; for what is sent with a form there is `Checkbox`. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <label className={styles.root}>
      <span className={styles.label}>{label}</span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on */}
      <input {...input} type="checkbox" role="switch" className={styles.track} />
    </label>
  )
}
