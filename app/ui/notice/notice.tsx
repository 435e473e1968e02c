import type { ReactNode } from 'react'
import { CheckIcon, WarningIcon } from '../icons/icons.tsx'
import { InfoIcon } from './info-icon.tsx'
import styles from './notice.module.css'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

interface NoticeProps {
  /** @default 'info' */
  tone?: NoticeTone
  title?: string
  /** A follow-up action, such as a link or a small button. */
  action?: ReactNode
  /** Announced as soon as it appears; only for notices that appear during the visit. @default false */
  isUrgent?: boolean
  children: ReactNode
}

const ICONS = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: WarningIcon } as const

/** A persistent notice beside the content it concerns. */
export function Notice({ tone = 'info', title, action, isUrgent = false, children }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div className={styles.root} data-tone={tone} role={isUrgent ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon size={20} />
      </span>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action}
      </div>
    </div>
  )
}
