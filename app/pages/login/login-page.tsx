import { AccountFrame } from '../account-frame.tsx'
import { LOGIN_RULES } from '../../features/account/account-rules.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import { pluralTemplates } from '../../features/filters/plural-templates.ts'
import { fieldChecks } from '../../i18n/field-checks.ts'
import type { PrivatePageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { returnOfGuest } from '../require-user.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { LoginForm } from './login-form.client.tsx'

/** Login (spec §4, Auth). Logged-in users are redirected. */
export async function LoginPage(input: PrivatePageInput<RouteParams['login']>) {
  const returnTo = await returnOfGuest(input)
  const { t, language } = input
  const { redirectTo } = input.params
  return (
    <AccountFrame
      input={input}
      title={t('common:loginTitle')}
      description={t('common:loginDescription')}
      canonical={href('login', { redirectTo: null }, language)}
      below={
        <>
          <p>{t('common:loginNoAccount')}</p>
          <LinkButton href={href('register', { redirectTo }, language)} variant="secondary" isWide>
            {t('common:registerTitle')}
          </LinkButton>
        </>
      }
    >
      <LoginForm
        checks={fieldChecks(LOGIN_RULES, t)}
        language={language}
        returnTo={returnTo}
        resetHref={href('passwordReset', {}, language)}
        labels={{
          email: t('common:email'),
          password: t('common:password'),
          showPassword: t('common:showPassword'),
          forgotten: t('common:passwordForgotten'),
          submit: t('nav:login'),
          refusal: {
            ...failureLabels(t),
            codes: { INVALID_CREDENTIALS: t('common:loginWrong') },
            throttled: pluralTemplates(t, 'common:loginThrottled', language),
          },
        }}
      />
    </AccountFrame>
  )
}
