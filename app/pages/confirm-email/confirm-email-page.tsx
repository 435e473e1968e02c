import { href } from '../../addresses/href.ts'
import { accountHref } from '../../addresses/page-links.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { MailedLinkFrame } from '../mailed-link-frame.tsx'
import { failureLabels } from '../../i18n/failure-labels.ts'
import type { PrivatePageInput } from '../../page.ts'
import { ConfirmEmailForm } from './confirm-email-form.client.tsx'

/** Target of the links that are mailed to the old and to the new e-mail (EXT-19). */
export function ConfirmEmailPage(input: PrivatePageInput<RouteParams['confirmEmail']>) {
  const { t, language } = input
  return (
    <MailedLinkFrame
      input={input}
      title={t('common:confirmEmailTitle')}
      lead={t('common:confirmEmailLead')}
      missing={<Notice tone="warning">{t('common:confirmEmailDead')}</Notice>}
      canonical={href('confirmEmail', { token: null }, language)}
      next={{ href: accountHref(language), text: t('nav:account') }}
    >
      {(token) => (
        <ConfirmEmailForm
          token={token}
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
    </MailedLinkFrame>
  )
}
