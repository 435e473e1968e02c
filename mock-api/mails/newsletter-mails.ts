import type { Language } from '#app/domain/language.ts'
import { formatDateTime } from '#app/domain/time/format-date.ts'
import { fillIn, readLocale } from '#locales/read-locale.ts'
import type { Mail } from './outbox.ts'

/** Takes the POST of a mail program's own button (RFC 8058), and leads who opens it to the page; the storefront answers it. */
const ONE_CLICK_PATH = '/newsletter-end'

interface NewsletterMail {
  recipient: string
  /** Of the reader. */
  language: Language
  /** Of the subscription. */
  token: string
  now: number
}

type LinkPage = 'confirmNewsletter' | 'endNewsletter'
const linkTo = (page: LinkPage, { language, token }: NewsletterMail) => `/${readLocale(language, 'routes')[page]}?token=${token}`

/** Every mail of the newsletter: it has the link that ends it, for readers and for their mail programs (EXT-52). */
function newsletterMail(mail: NewsletterMail, content: Pick<Mail, 'template' | 'subject' | 'body' | 'page'>): Mail {
  const { recipient, language, token, now } = mail
  return {
    ...content,
    sentAt: now,
    recipient,
    language,
    more: [{ text: readLocale(language, 'mails').linkEndNewsletter, page: linkTo('endNewsletter', mail) }],
    unsubscribePath: `${ONE_CLICK_PATH}?${new URLSearchParams({ token, language })}`,
  }
}

/** Asks the mailbox whether its owner signed up. @param until how long the link works */
export function newsletterConfirmMail({ until, ...mail }: NewsletterMail & { until: number }): Mail {
  const texts = readLocale(mail.language, 'mails')
  return newsletterMail(mail, {
    template: 'newsletter-confirm',
    subject: texts.newsletterConfirmSubject,
    body: fillIn(texts.newsletterConfirmText, { time: formatDateTime(until, mail.language) }),
    page: linkTo('confirmNewsletter', mail),
  })
}

/** Says that the mailbox gets the newsletter: after the confirmation, and to who signs it up again. */
export function newsletterWelcomeMail(mail: NewsletterMail): Mail {
  const texts = readLocale(mail.language, 'mails')
  return newsletterMail(mail, {
    template: 'newsletter-welcome',
    subject: texts.newsletterWelcomeSubject,
    body: [texts.newsletterWelcomeText, texts.newsletterWelcomeEnd].join('\n'),
    page: null,
  })
}
