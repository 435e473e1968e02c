import { FREE_DELIVERY_FROM_PLN } from '../domain/delivery.ts'
import { formatPrice } from '../domain/format-price.ts'
import { fromWire } from '../domain/money.ts'
import type { PageInput } from '../page.ts'
import { helpLink } from './help-links.ts'
import styles from './promises.module.css'

/** What every shopper may count on, each with the page that says how (spec §1, §9). */
export function Promises({ input }: { input: PageInput<unknown> }) {
  const { t, language } = input
  const amount = formatPrice(fromWire(FREE_DELIVERY_FROM_PLN, 'PLN'), language)
  const promises = [
    { title: t('common:promiseSafe'), text: t('common:promiseSafeText'), href: helpLink('safeShopping', input).href },
    { title: t('common:promisePrice'), text: t('common:promisePriceText'), href: helpLink('lowestPriceGuarantee', input).href },
    {
      title: t('common:promiseDelivery'),
      text: t('common:promiseDeliveryText', { amount }),
      href: helpLink('paymentAndDelivery', input).href,
    },
  ]
  return (
    <ul className={styles.root}>
      {promises.map(({ title, text, href }) => (
        <li key={href}>
          <a className={styles.title} href={href}>
            {title}
          </a>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
