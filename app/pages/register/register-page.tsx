import { AccountFrame } from '../account-frame.tsx'
import { REGISTER_RULES } from '../../features/account/account-rules.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import type { Language } from '../../domain/language.ts'
import { MIN_PASSWORD_CHARACTERS } from '../../domain/forms/validation.ts'
import { fieldChecks, messageTexts } from '../../i18n/field-checks.ts'
import type { RouteSegment } from '../../i18n/route-segments.ts'
import type { PrivatePageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { contentHref, loginHref } from '../../addresses/page-links.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { returnOfGuest } from '../require-user.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { RegisterForm } from './register-form.client.tsx'

/** Registration (spec §7, GAP-104). */
export async function RegisterPage(input: PrivatePageInput<RouteParams['register']>) {
  const returnTo = await returnOfGuest(input)
  const { t, language } = input
  const { redirectTo } = input.params
  return (
    <AccountFrame
      input={input}
      title={t('common:registerTitle')}
      lead={t('common:registerLead')}
      canonical={href('register', { redirectTo: null }, language)}
      below={
        <>
          <p>{t('common:registerHasAccount')}</p>
          <LinkButton href={loginHref(redirectTo, language)} variant="secondary" isWide>
            {t('nav:login')}
          </LinkButton>
        </>
      }
    >
      <RegisterForm
        checks={fieldChecks(REGISTER_RULES, t)}
        language={language}
        returnTo={returnTo}
        labels={{
          email: t('common:email'),
          password: t('common:password'),
          passwordHint: t('common:passwordHint', { number: MIN_PASSWORD_CHARACTERS }),
          showPassword: t('common:showPassword'),
          terms: (
            <>
              <span>{t('common:checkoutAcceptTerms')}</span> <PageLink page="terms" title={t('common:checkoutTerms')} language={language} />
            </>
          ),
          personalData: (
            <>
              <span>{t('common:agreePersonalData')}</span> <PageLink page="privacy" title={t('nav:privacy')} language={language} />
            </>
          ),
          newsletter: t('common:agreeNewsletter'),
          submit: t('common:registerSubmit'),
          errorsTitle: t('common:checkoutErrors'),
          termsName: t('common:checkoutTerms'),
          personalDataName: t('nav:privacy'),
          refusal: { ...failureLabels(t), fields: messageTexts(['emailTakenErrorMessage'], t) },
        }}
      />
    </AccountFrame>
  )
}

/** Opens in a new tab, so form input is kept. */
function PageLink({ page, title, language }: { page: RouteSegment; title: string; language: Language }) {
  return (
    <a href={contentHref(page, language)} target="_blank" rel="noopener">
      {title}
    </a>
  )
}
