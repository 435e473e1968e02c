import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import type { NewsletterWords } from './newsletter-form.client.tsx'
import styles from './newsletter-form.module.css'

interface StillNewsletterFormProps {
  id: string
  label: string
  words: NewsletterWords
}

/** The form as the server draws it: whole, but asleep until its scripts are there. */
export function StillNewsletterForm({ id, label, words }: StillNewsletterFormProps) {
  return (
    <form className={styles.root} method="post" aria-label={label}>
      <TextField id={id} name="email" label={words.email} type="email" autoComplete="email" inputMode="email" enterKeyHint="send" />
      <Button type="submit" disabled data-asleep>
        {words.submit}
      </Button>
    </form>
  )
}
