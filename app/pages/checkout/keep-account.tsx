import { NEW_PASSWORD_RULES } from '../../features/account/account-rules.ts'
import type { OrderId } from '../../domain/ids.ts'
import { MIN_PASSWORD_CHARACTERS } from '../../domain/forms/validation.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import { fieldChecks } from '../../i18n/field-checks.ts'
import type { PrivatePageInput } from '../../page.ts'
import { accountHref } from '../../addresses/page-links.ts'
import { ShopApiError } from '../../shop-api/shop-api-error.ts'
import { KeepAccountForm } from './keep-account-form.client.tsx'

interface KeepAccountProps {
  orderId: OrderId
  input: Pick<PrivatePageInput<unknown>, 't' | 'language' | 'session'>
}

/** Offers a guest after the order to keep the account: one field, the password (GAP-149). Nothing for an account that has one. */
export async function KeepAccount({ orderId, input: { t, language, session } }: KeepAccountProps) {
  const order = await guestOrder(session.shop, orderId)
  if (!order) return null
  const { email, firstName, lastName, phone } = order.contact
  return (
    <KeepAccountForm
      email={email}
      details={{ firstName, lastName, phone, defaultLangId: language }}
      address={order.address}
      language={language}
      accountHref={accountHref(language)}
      checks={fieldChecks(NEW_PASSWORD_RULES, t)}
      labels={{
        title: t('common:keepAccountTitle'),
        text: t('common:keepAccountText', { email }),
        password: t('common:password'),
        hint: t('common:passwordHint', { number: MIN_PASSWORD_CHARACTERS }),
        show: t('common:showPassword'),
        submit: t('common:keepAccountSubmit'),
        keptTitle: t('common:keepAccountKeptTitle'),
        kept: t('common:keepAccountKept', { email }),
        account: t('nav:account'),
        refusal: { ...failureLabels(t), codes: { CONFLICT: t('validations:emailTakenErrorMessage') } },
      }}
    />
  )
}

/**
 * The order, if it is this browser's last guest's, whose token opens it (EXT-45); null for who is logged in. Null as well when the shop API fails: the
 * page of thanks needs none of it.
 */
async function guestOrder(shop: KeepAccountProps['input']['session']['shop'], orderId: OrderId) {
  try {
    return await shop.guestOrder(orderId)
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error
    console.warn(error.message)
    return null
  }
}
