'use client'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { NewsletterForm, type NewsletterWords } from './newsletter-form.client.tsx'
import styles from './newsletter-dialog.module.css'

export interface NewsletterDialogWords {
  title: string
  text: string
  note: string
  privacy: { href: string; label: string }
  close: string
  form: NewsletterWords
}

interface NewsletterDialogProps {
  isOpen: boolean
  words: NewsletterDialogWords
  onDone: () => void
  onClose: () => void
}

/** The sign-up as a dialog. */
export function NewsletterDialog({ isOpen, words, onDone, onClose }: NewsletterDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={words.close}>
      <div className={styles.root}>
        <p>{words.text}</p>
        <NewsletterForm placement="modal" label={words.title} words={words.form} onDone={onDone} />
        <p className={styles.note}>
          {words.note} <a href={words.privacy.href}>{words.privacy.label}</a>
        </p>
      </div>
    </Dialog>
  )
}
