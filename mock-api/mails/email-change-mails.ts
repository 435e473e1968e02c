import type { Language } from '#app/domain/language.ts'
import { formatDateTime } from '#app/domain/time/format-date.ts'
import { fillIn, readLocale } from '#locales/read-locale.ts'
import type { Mail } from './outbox.ts'

interface EmailChangeMails {
  from: string
  to: string
  /** Of the reader. */
  language: Language
  /** Of the link in each mail. */
  secrets: { old: string; new: string }
  until: number
  now: number
}

/** One mail to the old mailbox and one to the new, each with a link that confirms the change (EXT-19). */
export function emailChangeMails({ from, to, language, secrets, until, now }: EmailChangeMails): Mail[] {
  const texts = readLocale(language, 'mails')
  const page = (secret: string) => `/${readLocale(language, 'routes').confirmEmail}?token=${secret}`
  const filled = { from, to, time: formatDateTime(until, language) }
  const mail = { sentAt: now, language, subject: texts.emailChangeSubject }
  return [
    { ...mail, recipient: from, template: 'email-change-old', body: fillIn(texts.emailChangeOld, filled), page: page(secrets.old) },
    { ...mail, recipient: to, template: 'email-change-new', body: fillIn(texts.emailChangeNew, filled), page: page(secrets.new) },
  ]
}

/** To the old mailbox once the change is done: who did not want it learns whom to write to. */
export function emailChangedMail({ from, to, language, now }: Pick<EmailChangeMails, 'from' | 'to' | 'language' | 'now'>): Mail {
  const texts = readLocale(language, 'mails')
  const body = fillIn(texts.emailChangedText, { to, address: readLocale(language, 'common').askAddress })
  return { sentAt: now, recipient: from, language, template: 'email-changed', subject: texts.emailChangedSubject, body, page: null }
}
