import { freeDeliveryPromise } from '../features/promotions/free-delivery-promise.ts'
import type { PageInput } from '../page.ts'
import { helpLink } from './help-links.ts'
import styles from './promises.module.css'

/** The shop's promises, each with a link to the page that explains it (spec §1, §9). */
export function Promises({ input }: { input: PageInput<unknown> }) {
  const { t } = input
  const promises = [
    { title: t('common:promiseSafe'), text: t('common:promiseSafeText'), href: helpLink('safeShopping', input).href },
    { title: t('common:promisePrice'), text: t('common:promisePriceText'), href: helpLink('lowestPriceGuarantee', input).href },
    {
      title: t('common:promiseDelivery'),
      text: freeDeliveryPromise(input),
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
