import { href } from '../../addresses/href.ts'
import { accountHref } from '../../addresses/page-links.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import { failureLabels } from '../../i18n/failure-labels.ts'
import type { PrivatePageInput } from '../../page.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { ConfirmEmailForm } from './confirm-email-form.client.tsx'

/** Target of the links that are mailed to the old and to the new e-mail (EXT-19). Whether a link is good shows when it is used. */
export function ConfirmEmailPage(input: PrivatePageInput<RouteParams['confirmEmail']>) {
  const { params, t, language } = input
  const title = t('common:confirmEmailTitle')
  return (
    <AccountFrame
      title={title}
      lead={params.token === null ? undefined : t('common:confirmEmailLead')}
      t={t}
      below={
        <LinkButton href={accountHref(language)} variant="secondary" isWide>
          {t('nav:account')}
        </LinkButton>
      }
    >
      <PrivatePageHead
        input={input}
        title={title}
        description={t('common:confirmEmailLead')}
        canonical={href('confirmEmail', { token: null }, language)}
      />
      {params.token === null ? (
        <Notice tone="warning">{t('common:confirmEmailDead')}</Notice>
      ) : (
        <ConfirmEmailForm
          token={params.token}
          labels={{
            ...failureLabels(t),
            submit: t('common:confirmEmailSubmit'),
            done: t('common:confirmEmailDone'),
            dead: t('common:confirmEmailDead'),
            taken: t('common:confirmEmailTaken'),
            awaits: {
              OLD_EMAIL: `${t('common:confirmEmailStill')} ${t('common:emailAwaitsOld')}`,
              NEW_EMAIL: `${t('common:confirmEmailStill')} ${t('common:emailAwaitsNew')}`,
            },
          }}
        />
      )}
    </AccountFrame>
  )
}
