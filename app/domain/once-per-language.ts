import type { Language } from './language.ts'

/** A function whose value depends on the language alone, so an isolate computes it once for each. */
export function oncePerLanguage<Value>(compute: (language: Language) => Value): (language: Language) => Value {
  const known = new Map<Language, Value>()
  return (language) => {
    const found = known.get(language) ?? compute(language)
    known.set(language, found)
    return found
  }
}
