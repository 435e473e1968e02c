import { AccountFrame } from '../../features/account/account-frame.tsx'
import { RESET_RULES } from '../../features/account/account-rules.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import { slots } from '../../domain/fill-slots.ts'
import { fieldChecks } from '../../i18n/field-checks.ts'
import type { PrivatePageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { loginHref } from '../../addresses/page-links.ts'
import { PasswordResetForm } from './password-reset-form.client.tsx'

/** Page that requests a password-reset mail (GAP-34). */
export function PasswordResetPage({ t, language, origin }: PrivatePageInput<object>) {
  return (
    <AccountFrame
      title={t('common:resetTitle')}
      lead={t('common:resetLead')}
      t={t}
      below={
        <p>
          <a href={loginHref(null, language)}>{t('common:resetBackToLogin')}</a>
        </p>
      }
    >
      <PrivatePageHead
        input={{ t, origin, language }}
        title={t('common:resetTitle')}
        description={t('common:resetLead')}
        canonical={href('passwordReset', {}, language)}
      />
      <PasswordResetForm
        checks={fieldChecks(RESET_RULES, t)}
        language={language}
        labels={{
          email: t('common:email'),
          submit: t('common:resetSubmit'),
          sentTitle: t('common:resetSentTitle'),
          sent: t('common:resetSent', slots('email')),
          refusal: failureLabels(t),
        }}
      />
    </AccountFrame>
  )
}
