// Polish agreement. An adjective in the nominative is wholly regular, so its forms follow from the masculine one by its ending.

/** Masculine, feminine, neuter, and plural of things (`drzwi`, `kieliszki`). */
export type Gender = 'm' | 'f' | 'n' | 'p'

export interface AdjectiveForms {
  m: string
  f: string
  n: string
  p: string
}

/** All forms of an adjective given as masculine: `dębowy` -> dębowy, dębowa, dębowe, dębowe. */
export function adjectiveForms(masculine: string): AdjectiveForms {
  const forms = known.get(masculine) ?? decline(masculine)
  known.set(masculine, forms)
  return forms
}

/** The form of an adjective that goes with a noun of this gender. */
export function agree(masculine: string, gender: Gender): string {
  return adjectiveForms(masculine)[gender]
}

/** The instrumental, masculine or neuter, that follows "z": zielony -> zielonym, niebieski -> niebieskim. */
export function instrumental(masculine: string): string {
  return isAdjective(masculine) ? `${masculine}m` : masculine
}

/** Whether a word is an adjective we can decline; a phrase ("na kółkach", "Art déco") stays as it is. */
export function isAdjective(word: string): boolean {
  return /^\p{Ll}+[yi]$/u.test(word)
}

/** "został odrestaurowany" in the noun's gender. */
export const PAST: Record<Gender, { was: string; became: string; made: string; kept: string; found: string }> = {
  m: { was: 'był', became: 'został', made: 'powstał', kept: 'zachował się', found: 'trafił' },
  f: { was: 'była', became: 'została', made: 'powstała', kept: 'zachowała się', found: 'trafiła' },
  n: { was: 'było', became: 'zostało', made: 'powstało', kept: 'zachowało się', found: 'trafiło' },
  p: { was: 'były', became: 'zostały', made: 'powstały', kept: 'zachowały się', found: 'trafiły' },
}

// Memoised: declension is pure.
const known = new Map<string, AdjectiveForms>()

function decline(masculine: string): AdjectiveForms {
  const stem = masculine.slice(0, -1)
  if (masculine.endsWith('y')) return { m: masculine, f: `${stem}a`, n: `${stem}e`, p: `${stem}e` }
  // After k and g the i only softens before e: skandynawski, skandynawska, skandynawskie. Elsewhere it stays: średni, średnia, średnie.
  const feminine = /[kg]i$/.test(masculine) ? `${stem}a` : `${masculine}a`
  if (masculine.endsWith('i')) return { m: masculine, f: feminine, n: `${masculine}e`, p: `${masculine}e` }
  throw new TypeError(`"${masculine}" is not a Polish adjective in its masculine form`)
}
