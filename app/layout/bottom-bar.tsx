import type { PageInput } from '../page.ts'
import type { RouteMatch } from '../addresses/match-route.ts'
import { checkoutHref } from '../addresses/page-links.ts'
import { BarLinks } from './bar-links.tsx'
import styles from './bottom-bar.module.css'
import { CartBar } from './cart-bar.client.tsx'
import { CheckoutBar } from './checkout-bar.tsx'
import { ForGuests } from './for-guests.client.tsx'
import { helpLink } from './help-links.ts'

interface BottomBarProps {
  input: PageInput<unknown>
  match: RouteMatch | null
}

/**
 * The bar in its variants (spec §2). On a phone: on a cart with items the link to the checkout, in the checkout the current step, else four
 * links within thumb's reach. On larger screens contact and delivery, while the viewer is not active.
 */
export function BottomBar({ input, match }: BottomBarProps) {
  return (
    <nav className={styles.root} aria-label={input.t('nav:shortcuts')}>
      <Variant input={input} match={match} />
      <ForGuests>
        <ul className={styles.contact}>
          {[helpLink('contact', input), helpLink('paymentAndDelivery', input)].map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.title}</a>
            </li>
          ))}
        </ul>
      </ForGuests>
    </nav>
  )
}

function Variant({ input, match }: BottomBarProps) {
  const { t, language } = input
  if (match?.name === 'checkout') return <CheckoutBar step={match.params.step} input={input} />
  const ways = <BarLinks input={input} match={match} />
  if (match?.name !== 'cart') return ways
  return (
    <CartBar
      language={language}
      checkoutHref={checkoutHref(language)}
      labels={{ total: t('common:cartTotal'), checkout: t('common:cartCheckout') }}
    >
      {ways}
    </CartBar>
  )
}
