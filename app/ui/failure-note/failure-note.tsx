import { WarningIcon } from '../icons/icons.tsx'
import styles from './failure-note.module.css'

/** Beside a control: why its change came to nothing; null says nothing. Who cannot see it is told by `announce`. */
export function FailureNote({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p className={styles.root}>
      <WarningIcon size={16} />
      {text}
    </p>
  )
}
