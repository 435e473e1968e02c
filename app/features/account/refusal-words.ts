import type { Translate } from '../../i18n/translator.ts'
import type { RefusalWords } from './account-refusal.ts'

/** What every form of an account says when it is not taken and no field is to blame. */
export function failedWords(t: Translate): Pick<RefusalWords, 'failed'> {
  return { failed: t('common:formFailed') }
}
