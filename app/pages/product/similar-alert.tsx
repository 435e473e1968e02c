import { contentHref } from '../../addresses/page-links.ts'
import type { Product } from '../../domain/product/product.ts'
import { emailFormLabels } from '../../i18n/email-form-labels.ts'
import { StaticEmailForm } from '../../ui/email-form/static-email-form.tsx'
import { failureLabels } from '../../i18n/failure-labels.ts'
import type { PageInput } from '../../page.ts'
import { LazySimilarAlert } from './lazy-similar-alert.client.tsx'
import styles from './similar-alert.module.css'

interface SimilarAlertProps {
  input: PageInput<unknown>
  product: Product
}

/** "Tell me when a like one comes", on the page of a sold product. A shop API without such alerts has the page without it (EXT-31). */
export function SimilarAlert({ input: { t, language }, product }: SimilarAlertProps) {
  if (!product.hasSimilarAlerts) return null
  const title = t('product:alertTitle')
  const labels = { ...failureLabels(t), ...emailFormLabels(t, { submit: t('product:alertSubmit'), done: t('product:alertSent') }) }
  return (
    <section className={styles.root} aria-labelledby="alert">
      <h2 id="alert" className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{t('product:alertText')}</p>
      <LazySimilarAlert
        productId={product.id}
        label={title}
        labels={labels}
        fallback={<StaticEmailForm id="alert-email" label={title} labels={labels} isColumn />}
      />
      <p className={styles.note}>
        <span>{t('product:alertNote')}</span> <a href={contentHref('privacy', language)}>{t('nav:privacy')}</a>
      </p>
    </section>
  )
}
