import type { ReactNode } from 'react'
import type { Translate } from '../../i18n/translator.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from './account-frame.module.css'

interface AccountFrameProps {
  title: string
  lead?: ReactNode
  /** Other ways, below the form. */
  below?: ReactNode
  t: Translate
  children: ReactNode
}

/** A page that is one form: its name, the form, and the other ways. */
export function AccountFrame({ title, lead, below, t, children }: AccountFrameProps) {
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <noscript>
        <Notice tone="warning">{t('common:formNeedsScripts')}</Notice>
      </noscript>
      {children}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}
