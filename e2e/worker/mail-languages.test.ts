// Every mail of the shop in every language: it is of that language alone, and complete. Where its links lead is in mails.test.ts.
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#app/domain/language.ts'
import { readLocale } from '#locales/read-locale.ts'
import { createMailSenders, type MailTemplate } from './mail-senders.ts'
import { startTestEdge } from './test-edge.ts'
import { edgeOfFile } from './edge-of-file.ts'

const edge = edgeOfFile(startTestEdge)
const shopper = createMailSenders(edge)

/** Texts of mails as patterns, with the labels of other rooms that they borrow. */
const PATTERNS = Object.fromEntries(LANGUAGES.map((language) => [language, patternsIn(language)])) as Record<Language, RegExp>

/** A line of texts of this language, one or several sentences. */
function patternsIn(language: Language): RegExp {
  const { transferRecipient, transferAccount, transferTitle, promiseReturnCostText, thankYouNext, withdrawalNotSent } = readLocale(
    language,
    'common',
  )
  const borrowed = [
    promiseReturnCostText,
    thankYouNext,
    withdrawalNotSent,
    ...[transferRecipient, transferAccount, transferTitle].map((term) => `${term}: {{value}}`),
  ]
  const texts = [...Object.values(readLocale(language, 'mails')), ...borrowed].map((text) =>
    RegExp.escape(text).replaceAll(/\\\{\\\{\w+\\\}\\\}/g, '(?:.+)'),
  )
  const line = `(?:${texts.join('|')})`
  return new RegExp(`^${line}(?: ${line})*$`)
}

/** Lines that are nobody's texts: things, and the words of who writes to the shop. */
const GIVEN = /^\d+ × [^:]+$|^Czy ma ślady\?$|^…*$/

const EACH_MAIL = (Object.keys(shopper.senders) as MailTemplate[]).flatMap((template) =>
  LANGUAGES.map((language) => [template, language] as const),
)

test.each(EACH_MAIL)('the mail %s in %s is of that language alone, and complete', async (template, language) => {
  await shopper.senders[template](language)
  const mail = edge.shop.outbox().find((one) => one.template === template && one.langId === language)
  expect(mail?.recipient).toMatch(/^\S+@patyna\.test$/)
  const lines = [mail?.subject ?? '', ...(mail?.body.split('\n') ?? []), ...(mail?.moreLinks.map(({ text }) => text) ?? [])].filter(
    (line) => !GIVEN.test(line),
  )
  expect(lines.filter((line) => !PATTERNS[language].test(line))).toEqual([])
  for (const other of LANGUAGES.filter((one) => one !== language)) expect(lines.filter((line) => PATTERNS[other].test(line))).toEqual([])
  expect(lines.join('\n')).not.toMatch(/\{\{|\}\}|undefined|null|NaN|\[object/)
})
