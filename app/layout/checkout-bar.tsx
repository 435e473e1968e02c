import { CHECKOUT_STEPS, type CheckoutStep, THANK_YOU } from '../domain/checkout/checkout.ts'
import type { MessageKey } from '../i18n/messages.ts'
import type { PageInput } from '../page.ts'
import { href } from '../addresses/href.ts'
import styles from './bottom-bar.module.css'

const TITLES: Record<CheckoutStep, MessageKey> = {
  contact: 'common:checkoutContact',
  delivery: 'common:cartDelivery',
  payment: 'common:checkoutPayment',
  summary: 'common:cartSummary',
}

interface CheckoutBarProps {
  step: CheckoutStep | typeof THANK_YOU
  input: PageInput<unknown>
}

/** The bar's checkout variant: the current step and the link back (spec §2). */
export function CheckoutBar({ step, input: { t, language } }: CheckoutBarProps) {
  if (step === THANK_YOU) {
    return (
      <div className={styles.process}>
        <p>{t('common:checkoutTitle')}</p>
        <a href={href('home', {}, language)}>{t('nav:home')}</a>
      </div>
    )
  }
  const place = { step: CHECKOUT_STEPS.indexOf(step) + 1, count: CHECKOUT_STEPS.length, title: t(TITLES[step]) }
  return (
    <div className={styles.process}>
      <p>{t('nav:barStep', place)}</p>
      <a href={href('cart', {}, language)}>{t('common:checkoutToCart')}</a>
    </div>
  )
}
