import { NEW_PASSWORD_RULES } from '../../features/account/account-rules.ts'
import type { OrderId } from '../../domain/ids.ts'
import { MIN_PASSWORD_CHARACTERS } from '../../domain/forms/validation.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import { fieldChecks } from '../../i18n/field-checks.ts'
import type { PrivatePageInput } from '../../page.ts'
import { accountHref } from '../../addresses/page-links.ts'
import { unlessFailed } from '../../shop-api/unless-failed.ts'
import { KeepAccountForm } from './keep-account-form.client.tsx'

interface KeepAccountProps {
  orderId: OrderId
  input: Pick<PrivatePageInput<unknown>, 't' | 'language' | 'session'>
}

/** Offers a guest after the order to keep the account: one field, the password (GAP-149). Nothing for an account that has one. */
export async function KeepAccount({ orderId, input: { t, language, session } }: KeepAccountProps) {
  // If it is this browser's last guest's, whose token opens it (EXT-45); the page of thanks needs none of it.
  const order = await unlessFailed(session.shop.guestOrder(orderId))
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
