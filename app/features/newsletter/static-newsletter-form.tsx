import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import type { NewsletterLabels } from './newsletter-form.client.tsx'
import styles from './newsletter-form.module.css'

interface StaticNewsletterFormProps {
  id: string
  label: string
  labels: NewsletterLabels
}

/** The server-rendered form: complete, but disabled until hydration. */
export function StaticNewsletterForm({ id, label, labels }: StaticNewsletterFormProps) {
  return (
    <form className={styles.root} method="post" aria-label={label}>
      <TextField id={id} name="email" label={labels.email} type="email" autoComplete="email" inputMode="email" enterKeyHint="send" />
      <Button type="submit" disabled data-asleep>
        {labels.submit}
      </Button>
    </form>
  )
}
