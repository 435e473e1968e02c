// What a gate leaves to other gates: two thirds of the journeys that are not the shop's core, and of those that prove one rule several times all but
// some variants and repetitions on the phone. All: npm run test:matrix.
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

/** Files of journeys that every gate runs: search, product, cart, checkout, login, no JavaScript, and pages in every market. */
export const CORE: readonly string[] = [
  'accounts.spec.ts',
  'browse-and-filter.spec.ts',
  'cart.spec.ts',
  'checkout.spec.ts',
  'every-route.spec.ts',
  'global-search.spec.ts',
  'markets.spec.ts',
  'no-javascript.spec.ts',
  'product-page.spec.ts',
]

/** As many gates in succession run every file of journeys. */
export const SHARES = 3

/** Pattern of the files that a gate leaves to other gates. @param files names of all files of journeys */
export function filesLeftOut(gate: number, files: readonly string[]): readonly string[] {
  const rotating = files.filter((file) => !CORE.includes(file)).toSorted()
  const left = rotating.filter((_, index) => index % SHARES !== gate % SHARES)
  return left.length === 0 ? [] : [` (${left.map((file) => file.replaceAll('.', '\\.')).join('|')}) `]
}

/** Tag of what no gate runs: the whole matrix alone. */
export const OF_MATRIX = '@matrix'
