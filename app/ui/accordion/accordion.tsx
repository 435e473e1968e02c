import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import styles from './accordion.module.css'

export interface AccordionEntry {
  id: string
  title: ReactNode
  content: ReactNode
  /** Open when the page arrives. @default false */
  isOpen?: boolean
}

interface AccordionProps {
  entries: readonly AccordionEntry[]
  /** Entries of one group close each other. */
  group?: string
}

/** Titles that unfold, by the browser alone; a search in the page opens what it finds. */
export function Accordion({ entries, group }: AccordionProps) {
  return (
    <div className={styles.root}>
      {entries.map(({ id, title, content, isOpen = false }) => (
        <details key={id} id={id} name={group} open={isOpen} className={styles.entry}>
          <summary className={styles.summary}>
            {title}
            <ChevronDownIcon size={20} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
