/** Endings of diminutives and what the noun ends with instead, longest first: koszyczek is kosz, krzesełko krzesło, lamparita lámpara. */
const ENDINGS: readonly [string, readonly string[]][] = [
  ['yczek', ['yk', '']],
  ['iczek', ['ik', '']],
  ['eczek', ['ek', '']],
  ['eczko', ['ko', 'o']],
  ['eczka', ['ka', 'a']],
  ['elko', ['lo']],
  ['ecito', ['e', 'o', '']],
  ['ecita', ['e', 'a', '']],
  ['cito', ['', 'o']],
  ['cita', ['', 'a']],
  ['illo', ['o', '']],
  ['illa', ['a', '']],
  ['itos', ['o']],
  ['itas', ['a']],
  ['ito', ['o', '']],
  ['ita', ['a', '']],
  ['czyk', ['k', '']],
  ['iki', ['']],
  ['ik', ['']],
  ['yk', ['']],
  ['ek', ['']],
  ['ka', ['a']],
  ['ko', ['o']],
]
const SHORTEST_NOUN = 3

/** The noun of which a folded word is a diminutive, if it is one that names a kind. */
export function nounOfDiminutive(word: string, kinds: ReadonlySet<string>): string | null {
  for (const [ending, nouns] of ENDINGS) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    const found = nouns.map((noun) => stem + noun).find((noun) => noun.length >= SHORTEST_NOUN && kinds.has(noun))
    if (found !== undefined) return found
  }
  return null
}
