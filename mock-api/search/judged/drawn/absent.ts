import type { Language } from '#app/domain/language.ts'
import absent from './absent.json' with { type: 'json' }

const BY_LANGUAGE: Readonly<Record<string, readonly string[]>> = absent

/** What no shop for furniture has, in a language. */
export function absentThings(language: Language): readonly string[] {
  return BY_LANGUAGE[language] ?? Object.values(absent).flat()
}
