import { useId } from 'react'
import type { NewsletterPlacement } from '../../domain/marketing/newsletter-popup.ts'
import type { PageInput } from '../../page.ts'
import { contentHref } from '../../addresses/page-links.ts'
import { StaticEmailForm } from '../../ui/email-form/static-email-form.tsx'
import { LazyNewsletterForm } from './lazy-newsletter-form.client.tsx'
import styles from './newsletter-section.module.css'
import { newsletterLabels } from './newsletter-labels.ts'

interface NewsletterSectionProps {
  input: PageInput<unknown>
  placement: Exclude<NewsletterPlacement, 'modal'>
}

/** The sign-up form in the footer and on its own page (NWS-03). */
export function NewsletterSection({ input: { t, language }, placement }: NewsletterSectionProps) {
  const id = useId()
  const title = t('common:newsletterTitle')
  const labels = newsletterLabels(t)
  return (
    <section className={styles.root} data-placement={placement} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{t('common:newsletterText')}</p>
      </div>
      <div className={styles.form}>
        <LazyNewsletterForm
          placement={placement}
          label={title}
          labels={labels}
          fallback={<StaticEmailForm id={`${id}-email`} label={title} labels={labels} />}
        />
        <p className={styles.note}>
          <span>{t('common:newsletterNote')}</span> <a href={contentHref('privacy', language)}>{t('nav:privacy')}</a>
        </p>
      </div>
    </section>
  )
}
