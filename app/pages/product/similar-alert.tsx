import { href } from '../../addresses/href.ts'
import type { FieldRules } from '../../domain/forms/form-checks.ts'
import type { Product } from '../../domain/product/product.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import { fieldChecks } from '../../i18n/field-checks.ts'
import { routeSegment } from '../../i18n/route-segments.ts'
import type { PageInput } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { LazySimilarAlert } from './lazy-similar-alert.client.tsx'
import styles from './similar-alert.module.css'

const RULES = { email: [{ validator: 'required' }, { validator: 'email' }] } as const satisfies FieldRules

interface SimilarAlertProps {
  input: PageInput<unknown>
  product: Product
}

/** "Tell me when a like one comes", on the page of a sold product. A shop API without such alerts has the page without it (EXT-31). */
export function SimilarAlert({ input: { t, language }, product }: SimilarAlertProps) {
  if (!product.hasSimilarAlerts) return null
  const title = t('product:alertTitle')
  const labels = {
    ...failureLabels(t),
    email: t('common:newsletterEmail'),
    submit: t('product:alertSubmit'),
    sent: t('product:alertSent'),
    checks: fieldChecks(RULES, t),
  }
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
        fallback={
          <form className={styles.form} method="post" aria-label={title}>
            <TextField
              id="alert-email"
              name="email"
              label={labels.email}
              type="email"
              autoComplete="email"
              inputMode="email"
              enterKeyHint="send"
            />
            <Button type="submit" variant="secondary" disabled data-asleep>
              {labels.submit}
            </Button>
          </form>
        }
      />
      <p className={styles.note}>
        {t('product:alertNote')} <a href={href('content', { slug: routeSegment('privacy', language) }, language)}>{t('nav:privacy')}</a>
      </p>
    </section>
  )
}
