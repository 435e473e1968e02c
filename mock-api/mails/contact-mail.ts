import type { Language } from '#app/domain/language.ts'
import { fillIn, readLocale } from '#locales/read-locale.ts'
import type { Mail } from './outbox.ts'

interface ContactMessage {
  name: string
  /** To answer to. */
  email: string
  subject: string
  message: string
  /** The product that the message is about; its name is null when it is gone. */
  about: { id: number; name: string | null } | null
  /** Of the page. */
  language: Language
  now: number
}

/** A message of the contact page, to the shop's own mailbox (EXT-37). */
export function contactMail({ name, email, subject, message, about, language, now }: ContactMessage): Mail {
  const texts = readLocale(language, 'mails')
  const product = about && fillIn(texts.contactProduct, { id: about.id, name: about.name ?? '–' })
  return {
    sentAt: now,
    recipient: readLocale(language, 'common').askAddress,
    language,
    template: 'contact-message',
    subject: fillIn(texts.contactSubject, { subject }),
    body: [fillIn(texts.contactFrom, { name, email }), product, message].filter((line) => line !== null).join('\n'),
    page: null,
  }
}
