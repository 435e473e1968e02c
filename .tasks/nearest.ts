/** The known word that takes the fewest letters to add, drop or change; of equally near ones the first. @param known at least one */
export function nearest(word: string, known: readonly string[]): string {
  const byDistance = known.map((each) => ({ each, distance: distanceOf(word, each) })).toSorted((a, b) => a.distance - b.distance)
  return byDistance[0]?.each ?? ''
}

/** Levenshtein's distance. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...a].entries()) {
    const above = row
    row = [at + 1]
    for (let to = 1; to <= b.length; to++) {
      const [left = 0, up = 0, corner = 0] = [row[to - 1], above[to], above[to - 1]]
      row.push(Math.min(left + 1, up + 1, corner + (b[to - 1] === letter ? 0 : 1)))
    }
  }
  return row[b.length] ?? 0
}
