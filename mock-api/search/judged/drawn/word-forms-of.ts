import type { Dice } from './dice.ts'
import type { Kind } from './drawn-source.ts'

const STEM_OF_PLURAL = /^(?<stem>\p{L}{3,})[yiea]$/u

/** Cases of a Polish noun of one word that follow from its nominatives without exceptions. */
export function polishCases({ singular, plural }: Kind): string[] {
  if (/\s/.test(singular + plural)) return [plural]
  const stem = STEM_OF_PLURAL.exec(plural)?.groups?.['stem']
  const plurals = stem === undefined ? [] : [`${stem}ami`, `${stem}ach`, `${stem}om`]
  const root = singular.slice(0, -1)
  if (singular.endsWith('a')) return [plural, ...plurals, `${root}ę`, `${root}ą`]
  if (singular.endsWith('o')) return [plural, ...plurals, `${root}${/[kg]$/.test(root) ? 'i' : ''}em`]
  return [plural, ...plurals]
}

const SHORTEST_MISSPELLED = 5
const SHORTEST_WITH_TWO = 9
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** A typing error in the longest word: two letters swapped, one doubled, left out or missed for its neighbour, or an accent left out. Two of them in a long word. */
export function misspelled(text: string, dice: Dice): string | null {
  const word = text.split(/\s/).toSorted((a, b) => b.length - a.length)[0] ?? ''
  if (word.length < SHORTEST_MISSPELLED || !/^\p{L}+$/u.test(word)) return null
  const once = slip(word, dice)
  const all = word.length >= SHORTEST_WITH_TWO && dice.pick([true, false, false]) ? slip(once, dice) : once
  return all === word ? null : text.replace(word, () => all)
}

function slip(word: string, dice: Dice): string {
  // The first letter is rarely wrong.
  const at = dice.pick(Array.from({ length: word.length - 2 }, (_, i) => i + 1))
  const [before, letter = '', next = '', after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
  const row = ROWS.find((keys) => keys.includes(letter)) ?? letter
  const neighbour = row[row.indexOf(letter) + 1] ?? row[row.indexOf(letter) - 1] ?? letter
  return dice.pick([
    before + next + letter + after,
    before + letter + letter + next + after,
    before + next + after,
    before + neighbour + next + after,
    word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l'),
  ])
}
