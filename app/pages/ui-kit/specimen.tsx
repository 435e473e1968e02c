import type { ReactNode } from 'react'
import styles from './ui-kit-page.module.css'

/** A component in its states, side by side. @param name of the component */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.specimen} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.states}>{children}</div>
    </section>
  )
}
