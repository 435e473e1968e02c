import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { slots } from '../../domain/fill-slots.ts'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { MailedLinkFrame } from '../mailed-link-frame.tsx'
import { failureLabels } from '../../i18n/failure-labels.ts'
import type { PrivatePageInput } from '../../page.ts'
import { SimilarAlertAnswer } from './similar-alert-answer.client.tsx'

/** Target of the link that confirms or ends an alert about similar products (EXT-31). */
export function SimilarAlertPage(input: PrivatePageInput<RouteParams['similarAlert']>) {
  const { t, language } = input
  return (
    <MailedLinkFrame
      input={input}
      title={t('product:alertTitle')}
      lead={t('product:alertLead')}
      missing={<Notice tone="warning">{t('product:alertDead')}</Notice>}
      canonical={href('similarAlert', { token: null }, language)}
      next={{ href: href('catalog', { filters: { ...NO_FILTERS, sort: 'newest' } }, language), text: t('common:goToCatalog') }}
    >
      {(token) => (
        <SimilarAlertAnswer
          token={token}
          labels={{
            confirm: t('product:alertConfirm'),
            end: t('product:alertEnd'),
            confirmed: t('product:alertConfirmed', slots('name')),
            stopped: t('product:alertEnded'),
            dead: t('product:alertDead'),
            ...failureLabels(t),
          }}
        />
      )}
    </MailedLinkFrame>
  )
}
