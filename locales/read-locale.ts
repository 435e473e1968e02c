// Texts of locales/ for what runs in Node: the mock and the seeds. The app has its texts built in (app/i18n/messages.ts).
import { existsSync, readFileSync } from 'node:fs'
import { FALLBACK_LANGUAGE, type Language } from '#app/domain/language.ts'

interface LocaleFiles {
  common: typeof import('./pl/common.json')
  product: typeof import('./pl/product.json')
  'product-listing': typeof import('./pl/product-listing.json')
  routes: typeof import('./pl/routes.json')
  mails: typeof import('./pl/mails.json')
  'api-names': typeof import('./pl/api-names.json')
}

/** The texts of a file in a language; those that it lacks are English. */
export function readLocale<Name extends keyof LocaleFiles>(language: Language, name: Name): LocaleFiles[Name] {
  return { ...read(FALLBACK_LANGUAGE, name), ...read(language, name) }
}

/** A text with its values: `fillIn('Order {{number}}', { number: '7' })`. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => String(values[name] ?? slot))
}

function read<Name extends keyof LocaleFiles>(language: Language, name: Name): LocaleFiles[Name] {
  const file = new URL(`./${language}/${name}.json`, import.meta.url)
  return JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{}')
}
