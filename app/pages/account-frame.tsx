import type { ReactNode } from 'react'
import type { PageInput } from '../page.ts'
import { PrivatePageHead } from '../features/page-head/private-page-head.tsx'
import styles from './account-frame.module.css'
import { NeedsScripts } from '../features/account/needs-scripts.tsx'

interface AccountFrameProps {
  input: Pick<PageInput<unknown>, 't' | 'origin' | 'language'>
  title: string
  lead?: string | undefined
  /** For the head of the document. @default the lead */
  description?: string
  /** Path of the canonical URL. */
  canonical: string
  /** Without scripts the content does nothing. @default true */
  needsScripts?: boolean
  /** Links to alternatives, below the form. */
  below?: ReactNode
  children: ReactNode
}

/** A page with a single form: heading, form, and links to alternatives. */
export function AccountFrame({
  input,
  title,
  lead,
  description = lead ?? title,
  canonical,
  needsScripts = true,
  below,
  children,
}: AccountFrameProps) {
  return (
    <div className={styles.root}>
      <PrivatePageHead input={input} title={title} description={description} canonical={canonical} />
      <div className={styles.head}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {needsScripts && <NeedsScripts t={input.t} />}
      {children}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}
