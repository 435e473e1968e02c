// What a gate leaves to other gates of journeys that prove one rule several times: variants of a journey, and its repetition on the phone.
// All: npm run test:matrix.
import type { TestDetails } from '@playwright/test'

/** Most turns of the variants of a journey: with the parts of the matrix every one of them comes. */
export const MOST_TURNS = 6

/**
 * Details of the test of one of several variants that prove one rule of a journey, such as the ways in which its call fails. A gate runs the first
 * one, and one turn of the others. Not for variants that name requirements of their own.
 * @param index of the variant
 * @param variants how many there are
 */
export function variant(index: number, variants: number): TestDetails {
  if (index === 0) return {}
  const turns = Math.min(Math.max(variants - 1, 2), MOST_TURNS)
  return { tag: `@turn-${((index - 1) % turns) + 1}-of-${turns}` }
}

/** Patterns of variants that a gate leaves to other gates: as many gates as there are turns run all. */
export function variantsLeftOut(part: number): readonly string[] {
  const numbers = Array.from({ length: MOST_TURNS }, (_, index) => index + 1)
  return numbers.slice(1).map((turns) => {
    const others = numbers.filter((turn) => turn <= turns && turn !== (part % turns) + 1)
    return `@turn-[${others.join('')}]-of-${turns}`
  })
}

/**
 * Patterns of journeys whose repetition on the phone (`@phone-too`) a gate leaves to the next one: those of every second file.
 * @param files names of all files of journeys
 */
export function repeatsLeftOut(part: number, files: readonly string[]): readonly string[] {
  const left = files.toSorted().filter((_, index) => index % 2 !== part % 2)
  return left.length === 0 ? [] : [`mobile (${left.map((file) => file.replaceAll('.', '\\.')).join('|')}) .*@phone-too`]
}

/** Tag of what no gate runs: the whole matrix alone. */
export const OF_MATRIX = '@matrix'

/** Pattern of all that the above leave out of some gates. */
export const IN_TURNS = `@turn-|${OF_MATRIX}|mobile .*@phone-too`
