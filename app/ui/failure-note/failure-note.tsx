import { WarningIcon } from '../icons/icons.tsx'
import styles from './failure-note.module.css'

/** Error message of a failed change, beside its control; null renders nothing. Screen readers get it through `announce`. */
export function FailureNote({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p className={styles.root}>
      <WarningIcon size={16} />
      <span>{text}</span>
    </p>
  )
}
