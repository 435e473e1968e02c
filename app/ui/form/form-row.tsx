import type { ReactNode } from 'react'
import styles from './form.module.css'

/** Fields side by side where there is room for it. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
