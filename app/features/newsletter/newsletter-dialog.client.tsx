'use client'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { NewsletterForm, type NewsletterLabels } from './newsletter-form.client.tsx'
import styles from './newsletter-dialog.module.css'

export interface NewsletterDialogLabels {
  title: string
  text: string
  note: string
  privacy: { href: string; label: string }
  close: string
  form: NewsletterLabels
}

interface NewsletterDialogProps {
  isOpen: boolean
  labels: NewsletterDialogLabels
  onDone: () => void
  onClose: () => void
}

/** The sign-up form in a dialog. */
export function NewsletterDialog({ isOpen, labels, onDone, onClose }: NewsletterDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={labels.title} closeLabel={labels.close}>
      <div className={styles.root}>
        <p>{labels.text}</p>
        <NewsletterForm placement="modal" label={labels.title} labels={labels.form} onDone={onDone} />
        <p className={styles.note}>
          <span>{labels.note}</span> <a href={labels.privacy.href}>{labels.privacy.label}</a>
        </p>
      </div>
    </Dialog>
  )
}
