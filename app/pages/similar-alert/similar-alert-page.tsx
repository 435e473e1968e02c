import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { slots } from '../../domain/fill-slots.ts'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import { failureLabels } from '../../i18n/failure-labels.ts'
import type { PrivatePageInput } from '../../page.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { SimilarAlertAnswer } from './similar-alert-answer.client.tsx'

/** Target of the link that confirms or ends an alert about similar products (EXT-31). Whether the link is good shows when it is used. */
export function SimilarAlertPage(input: PrivatePageInput<RouteParams['similarAlert']>) {
  const { params, t, language } = input
  const title = t('product:alertTitle')
  const lead = t('product:alertLead')
  return (
    <AccountFrame
      title={title}
      lead={params.token === null ? undefined : lead}
      t={t}
      below={
        <LinkButton href={href('catalog', { filters: { ...NO_FILTERS, sort: 'newest' } }, language)} variant="secondary" isWide>
          {t('common:goToCatalog')}
        </LinkButton>
      }
    >
      <PrivatePageHead input={input} title={title} description={lead} canonical={href('similarAlert', { token: null }, language)} />
      {params.token === null ? (
        <Notice tone="warning">{t('product:alertDead')}</Notice>
      ) : (
        <SimilarAlertAnswer
          token={params.token}
          labels={{
            ...failureLabels(t),
            confirm: t('product:alertConfirm'),
            end: t('product:alertEnd'),
            confirmed: t('product:alertConfirmed', slots('name')),
            ended: t('product:alertEnded'),
            dead: t('product:alertDead'),
          }}
        />
      )}
    </AccountFrame>
  )
}
