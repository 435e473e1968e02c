import type { Language } from '#app/domain/language.ts'
import { readLocale } from '#locales/read-locale.ts'

/** A link to the shop's mailbox, which the pages and mails of a language share. */
export function mailLink(language: Language): string {
  const { askAddress } = readLocale(language, 'common')
  return `<a href="mailto:${askAddress}">${askAddress}</a>`
}
