import { AccountFrame } from '../account-frame.tsx'
import { NEW_PASSWORD_RULES } from '../../features/account/account-rules.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import { MIN_PASSWORD_CHARACTERS } from '../../domain/forms/validation.ts'
import { fieldChecks } from '../../i18n/field-checks.ts'
import type { PrivatePageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { accountHref } from '../../addresses/page-links.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { NewPasswordForm } from './new-password-form.client.tsx'

/** Target of the mailed link (GAP-34). The link works once, so it is validated only when it is used. */
export function NewPasswordPage({ params, t, language, origin }: PrivatePageInput<RouteParams['newPassword']>) {
  const resetHref = href('passwordReset', {}, language)
  const frame = {
    input: { t, origin, language },
    title: t('common:newPasswordTitle'),
    description: t('common:newPasswordLead'),
    canonical: href('newPassword', { token: null }, language),
  }
  if (params.token === null) {
    return (
      <AccountFrame {...frame} needsScripts={false} lead={t('common:newPasswordDeadLink')}>
        <LinkButton href={resetHref}>{t('common:newPasswordAskAgain')}</LinkButton>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame {...frame} lead={frame.description}>
      <NewPasswordForm
        token={params.token}
        checks={fieldChecks(NEW_PASSWORD_RULES, t)}
        language={language}
        resetHref={resetHref}
        nextHref={accountHref(language)}
        labels={{
          password: t('common:newPassword'),
          passwordHint: t('common:passwordHint', { number: MIN_PASSWORD_CHARACTERS }),
          showPassword: t('common:showPassword'),
          submit: t('common:newPasswordSubmit'),
          deadLink: t('common:newPasswordDeadLink'),
          askAgain: t('common:newPasswordAskAgain'),
          refusal: failureLabels(t),
        }}
      />
    </AccountFrame>
  )
}
