import { useId } from 'react'
import type { NewsletterPlacement } from '../../domain/newsletter-popup.ts'
import type { PageInput } from '../../page.ts'
import { NewsletterForm } from './newsletter-form.client.tsx'
import styles from './newsletter-section.module.css'
import { newsletterWords } from './newsletter-words.ts'

interface NewsletterSectionProps {
  input: PageInput<unknown>
  placement: Exclude<NewsletterPlacement, 'modal'>
}

/** The sign-up in the footer and on its own page (NWS-03); on that page the title says already what it is for. */
export function NewsletterSection({ input: { t }, placement }: NewsletterSectionProps) {
  const id = useId()
  const title = t('common:newsletterTitle')
  return (
    <section className={styles.root} data-placement={placement} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{t('common:newsletterText')}</p>
      </div>
      <div className={styles.form}>
        <NewsletterForm placement={placement} label={title} words={newsletterWords(t)} />
        <p className={styles.note}>{t('common:newsletterNote')}</p>
      </div>
    </section>
  )
}
