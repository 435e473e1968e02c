import type { Translate } from '../../i18n/translator.ts'
import { Notice } from '../../ui/notice/notice.tsx'

/** Explains to visitors without scripts why the form or the buttons beside do nothing. */
export function NeedsScripts({ t }: { t: Translate }) {
  return (
    <noscript>
      <Notice tone="warning">{t('common:formNeedsScripts')}</Notice>
    </noscript>
  )
}
