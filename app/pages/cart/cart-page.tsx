import { UnpaidOrders } from '../../features/account/unpaid-orders.tsx'
import { deliveryCountries } from '../../features/delivery-country/delivery-countries.ts'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import type { PrivatePageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { catalogHref, checkoutHref } from '../../addresses/page-links.ts'
import { unlessFailed } from '../../shop-api/unless-failed.ts'
import { userOrNull } from '../require-user.ts'
import { CartView } from './cart-view.client.tsx'
import { cartLabels } from './cart-labels.ts'

/** The cart (GAP-94). Server-rendered, so it is readable without scripts; the island updates it after changes. */
export async function CartPage(input: PrivatePageInput<object>) {
  const { t, market, language, session } = input
  const [cart, user] = await Promise.all([unlessFailed(session.shop.cart(session.promoCode)), userOrNull(input)])
  return (
    <>
      <PrivatePageHead
        input={input}
        title={t('common:cart')}
        description={t('common:cartDescription')}
        canonical={href('cart', {}, language)}
      />
      <UnpaidOrders user={user} input={input} />
      <CartView
        {...(cart !== undefined && { initial: cart })}
        labels={cartLabels(t)}
        language={language}
        pathPrefix={market.prefix}
        catalogHref={catalogHref(language)}
        favoritesHref={href('favorites', {}, language)}
        checkoutHref={checkoutHref(language)}
        countries={deliveryCountries(language)}
      />
    </>
  )
}
