import { Button } from '../button/button.tsx'
import styles from './email-form.module.css'
import { EmailLine } from './email-line.tsx'

/** What the form and its server-rendered fallback have in common. */
export interface EmailFormFrame {
  /** Accessible name. */
  label: string
  labels: { email: string; submit: string }
  /** The button below the field instead of beside it, and secondary on its page. @default false */
  isColumn?: boolean
}

/** The server-rendered form: complete, but disabled until hydration. */
export function StaticEmailForm({ id, label, labels, isColumn }: EmailFormFrame & { id: string }) {
  return (
    <form className={styles.root} method="post" data-column={isColumn} aria-label={label}>
      <EmailLine id={id} name="email" label={labels.email} />
      <Button type="submit" variant={isColumn ? 'secondary' : 'primary'} disabled data-static>
        {labels.submit}
      </Button>
    </form>
  )
}
