import { productSegment } from '#app/domain/product/product-segment.ts'
import type { ProductId } from '#app/domain/ids.ts'
import type { Language } from '#app/domain/language.ts'
import { fillIn, readLocale } from '#locales/read-locale.ts'
import type { Mail } from './outbox.ts'

interface AlertMail {
  recipient: string
  /** Of the reader. */
  language: Language
  /** The sold product that the alert is about. */
  name: string
  now: number
}

/** Asks the mailbox whether its owner wants the alert (EXT-31). */
export function similarAlertMail({ recipient, language, name, token, now }: AlertMail & { token: string }): Mail {
  const texts = readLocale(language, 'mails')
  const page = `/${readLocale(language, 'routes').similarAlert}?token=${token}`
  const subject = fillIn(texts.similarAlertSubject, { name })
  return { sentAt: now, recipient, language, template: 'similar-alert', subject, body: fillIn(texts.similarAlertText, { name }), page }
}

/** The one product that an alert tells of, after which it has ended. */
export function similarArrivedMail({
  recipient,
  language,
  name,
  arrived,
  now,
}: AlertMail & { arrived: { id: ProductId; name: string } }): Mail {
  const texts = readLocale(language, 'mails')
  return {
    sentAt: now,
    recipient,
    language,
    template: 'similar-arrived',
    subject: fillIn(texts.similarArrivedSubject, { name: arrived.name }),
    body: fillIn(texts.similarArrivedText, { name, arrived: arrived.name }),
    page: `/${productSegment(arrived)}`,
  }
}
