import { createInstance } from 'i18next'
import type { Language } from '../domain/language.ts'
import { DEFAULT_LANGUAGE } from '../domain/language.ts'
import type { MessageKey } from './messages.ts'
import { loadMessages } from './messages.ts'

/** Values that a message interpolates; `count` selects the plural form. */
export type MessageValues = Record<string, string | number>

/** A text in the page's language: `t('product:soldOut')`. Server side only: islands receive finished strings. */
export type Translate = (key: MessageKey, values?: MessageValues) => string

/** Of a language; it has some 1,000 messages. */
const TEXTS_KEPT = 2000

/**
 * The translator of a language; a text missing in the language falls back to Polish (GAP-63). Keeps finished texts, for pages have the same ones, some on
 * each of their cards.
 */
export async function createTranslator(language: Language): Promise<Translate> {
  const messages = await Promise.all([loadMessages(language), loadMessages(DEFAULT_LANGUAGE)])
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: { [DEFAULT_LANGUAGE]: messages[1], [language]: messages[0] },
    interpolation: { escapeValue: false }, // React escapes
    // In development a text that is missing is an error of its own; otherwise its key is shown.
    ...(import.meta.hot && { saveMissing: true, missingKeyHandler: tellMissing }),
  })
  const finished = new Map<string, string>()
  return (key, values) => {
    const id = values ? key + JSON.stringify(values) : key
    const known = finished.get(id)
    if (known !== undefined) return known
    const text = i18n.t(key, { ...values })
    if (finished.size === TEXTS_KEPT) finished.clear()
    // In development a missing text is told with every page.
    if (!import.meta.hot) finished.set(id, text)
    return text
  }
}

function tellMissing([language]: readonly string[], namespace: string, key: string): void {
  const message = `locales/${language}/${namespace}.json has no text "${key}"`
  import.meta.hot?.send('storefront:failed', { message, stack: '' })
}
