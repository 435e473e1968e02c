import type { ReactNode } from 'react'
import styles from './form.module.css'

/** Fields side by side if the width allows. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
