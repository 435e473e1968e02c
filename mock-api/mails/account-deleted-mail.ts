import type { Language } from '#app/domain/language.ts'
import { fillIn, readLocale } from '#locales/read-locale.ts'
import type { Mail } from './outbox.ts'

interface DeletedAccount {
  recipient: string
  /** Of the reader. */
  language: Language
  /** Numbers of the unpaid orders that were cancelled with it. */
  cancelled: readonly string[]
  now: number
}

/** Confirms that an account is deleted, and what stays (EXT-21). */
export function accountDeletedMail({ recipient, language, cancelled, now }: DeletedAccount): Mail {
  const texts = readLocale(language, 'mails')
  const body = [
    texts.accountDeletedText,
    ...(cancelled.length === 0 ? [] : [fillIn(texts.accountDeletedOrders, { numbers: cancelled.join(', ') })]),
    texts.accountDeletedKept,
  ].join('\n')
  return { sentAt: now, recipient, language, template: 'account-deleted', subject: texts.accountDeletedSubject, body, page: null }
}
