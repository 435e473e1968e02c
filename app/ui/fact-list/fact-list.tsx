import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export interface Fact {
  term: string
  value: ReactNode
}

interface FactListProps {
  facts: readonly Fact[]
}

/** Label-value pairs in two columns between hairlines. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.root}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
