import { type Fact, FactList } from '../../ui/fact-list/fact-list.tsx'
import styles from './info-card.module.css'

export interface AdminCardProps {
  title: string
  facts: readonly (Fact & { value: string | number })[]
  open: { href: string; label: string }
}

/** Product data for administrators, and a link to their panel. */
export function AdminCard({ title, facts, open }: AdminCardProps) {
  return (
    <section aria-labelledby="admin" className={styles.root}>
      <h2 id="admin" className={styles.title}>
        {title}
      </h2>
      <FactList facts={facts} />
      <p>
        <a href={open.href} target="_blank" rel="noopener">
          {open.label}
        </a>
      </p>
    </section>
  )
}
