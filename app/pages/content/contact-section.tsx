import { contentHref } from '../../addresses/page-links.ts'
import { slots } from '../../domain/fill-slots.ts'
import type { Product } from '../../domain/product/product.ts'
import { NeedsScripts } from '../../features/account/needs-scripts.tsx'
import { failureLabels } from '../../i18n/failure-labels.ts'
import { fieldChecks } from '../../i18n/field-checks.ts'
import type { PageInput } from '../../page.ts'
import { ContactForm } from './contact-form.client.tsx'
import { CONTACT_MESSAGE_RULES } from './contact-rules.ts'
import styles from './contact-section.module.css'
import { enquirySubject } from './enquiry-subject.ts'

interface ContactSectionProps {
  input: PageInput<unknown>
  /** The product that is asked about (GAP-87); null: none. */
  product: Product | null
}

/** The form of the contact page (EXT-37). */
export function ContactSection({ input: { t, language }, product }: ContactSectionProps) {
  const title = t('common:contactTitle')
  return (
    <section className={styles.root} aria-labelledby="contact-form">
      <h2 id="contact-form">{title}</h2>
      <NeedsScripts t={t} />
      <ContactForm
        checks={fieldChecks(CONTACT_MESSAGE_RULES, t)}
        language={language}
        productId={product?.id ?? null}
        subject={product ? enquirySubject(product, t) : ''}
        labels={{
          title,
          name: t('common:contactName'),
          email: t('common:email'),
          subject: t('common:contactSubject'),
          message: t('common:contactMessage'),
          submit: t('common:contactSubmit'),
          errorsTitle: t('common:checkoutErrors'),
          sent: t('common:contactSent', slots('email')),
          refusal: failureLabels(t),
        }}
      />
      <p className={styles.note}>
        <span>{t('common:contactNote')}</span> <a href={contentHref('privacy', language)}>{t('nav:privacy')}</a>
      </p>
    </section>
  )
}
