import type { Language } from '#app/domain/language.ts'
import { readLocale } from '#locales/read-locale.ts'
import type { Mail } from './outbox.ts'

interface PasswordReset {
  recipient: string
  language: Language
  secret: string
  now: number
}

/** The mail with the link to a new password. */
export function passwordResetMail({ recipient, language, secret, now }: PasswordReset): Mail {
  const { passwordResetSubject: subject, passwordResetBody: body } = readLocale(language, 'mails')
  // The page on which a password is set (GAP-34).
  const page = `/${readLocale(language, 'routes').newPassword}?token=${secret}`
  return { sentAt: now, recipient, language, template: 'password-reset', subject, body, page }
}
