import { typoDistance } from '#mock-api/search/typo-distance.ts'

/** The known word that takes the fewest letters to add, drop, change or swap; of equally near ones the first. @param known at least one */
export function nearest(word: string, known: readonly string[]): string {
  const byDistance = known
    .map((each) => ({ each, distance: typoDistance(word, each, Infinity) }))
    .toSorted((a, b) => a.distance - b.distance)
  return byDistance[0]?.each ?? ''
}
