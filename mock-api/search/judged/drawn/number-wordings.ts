import type { Language } from '#app/domain/language.ts'
import wordings from './number-wordings.json' with { type: 'json' }
import type { Dice } from './dice.ts'

const PLAIN = ['#']

/** One way to say numbers of a kind in a language. `#` in it is the first, `##` the second one; a language without wordings has the bare number. */
export function sayNumber(
  kind: keyof typeof wordings,
  { language, dice }: { language: Language; dice: Dice },
  ...[first, second]: (number | string)[]
): string {
  const ways: Readonly<Record<string, readonly string[]>> = wordings[kind]
  return dice
    .pick(ways[language] ?? PLAIN)
    .replace('##', String(second))
    .replace('#', String(first))
}
