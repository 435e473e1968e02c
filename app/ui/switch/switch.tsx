import type { ComponentProps, ReactNode } from 'react'
import styles from './switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> {
  /** Label of the setting; it does not change with the state. */
  label: ReactNode
}

/** An on/off switch with immediate effect; for values sent with a form use `Checkbox`. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <label className={styles.root}>
      <span className={styles.label}>{label}</span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state itself */}
      <input {...input} type="checkbox" role="switch" className={styles.track} />
    </label>
  )
}
