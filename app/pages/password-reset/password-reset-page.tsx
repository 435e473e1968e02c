import { AccountFrame } from '../account-frame.tsx'
import { RESET_RULES } from '../../features/account/account-rules.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
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
      input={{ t, origin, language }}
      title={t('common:resetTitle')}
      lead={t('common:resetLead')}
      canonical={href('passwordReset', {}, language)}
      below={
        <p>
          <a href={loginHref(null, language)}>{t('common:resetBackToLogin')}</a>
        </p>
      }
    >
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
