import type { Translate } from '../../i18n/translator.ts'
import { Notice } from '../../ui/notice/notice.tsx'

/** Says to a browser without scripts why its forms cannot be sent. */
export function NeedsScripts({ t }: { t: Translate }) {
  return (
    <noscript>
      <Notice tone="warning">{t('common:formNeedsScripts')}</Notice>
    </noscript>
  )
}
