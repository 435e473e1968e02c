import type { ReactNode } from 'react'
import styles from './ui-kit-page.module.css'

interface SpecimenProps {
  /** Name of the component. */
  name: string
  /** How to try it, such as keys. */
  note?: ReactNode
  /** Each state with its name; `wide` states take their own row. */
  states: readonly { state: string; shows: ReactNode; isWide?: boolean }[]
}

/** A component in its states. */
export function Specimen({ name, note, states }: SpecimenProps) {
  return (
    <section className={styles.specimen} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.states}>
        {states.map(({ state, shows, isWide }) => (
          <li key={state} className={styles.state} data-wide={isWide || undefined}>
            <p className={styles.caption}>{state}</p>
            <div className={styles.shown}>{shows}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}
