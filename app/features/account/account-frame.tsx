import type { ReactNode } from 'react'
import type { Translate } from '../../i18n/translator.ts'
import styles from './account-frame.module.css'
import { NeedsScripts } from './needs-scripts.tsx'

interface AccountFrameProps {
  title: string
  lead?: ReactNode
  /** Links to alternatives, below the form. */
  below?: ReactNode
  t: Translate
  children: ReactNode
}

/** A page with a single form: heading, form, and links to alternatives. */
export function AccountFrame({ title, lead, below, t, children }: AccountFrameProps) {
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <NeedsScripts t={t} />
      {children}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}
