import { prefillLogin } from '../../features/account/prefill-login.client.ts'
import styles from './login-offer.module.css'
import type { CheckoutLabels } from './checkout-labels.ts'

/**
 * Offers a guest the login. The same words for everybody, before and after an e-mail is typed: whether it has an account is told at the order alone
 * (GAP-152). The typed e-mail goes along.
 */
export function LoginOffer({ href, labels }: { href: string; labels: CheckoutLabels }) {
  return (
    <p className={styles.root}>
      <span>{labels.haveAccount}</span>{' '}
      <a
        href={href}
        onClick={({ currentTarget }) => {
          const email = currentTarget.closest('form')?.elements.namedItem('email')
          if (email instanceof HTMLInputElement) prefillLogin(href, email.value)
        }}
      >
        {labels.logIn}
      </a>
      {' – '}
      <span>{labels.loginGives}</span>
    </p>
  )
}
