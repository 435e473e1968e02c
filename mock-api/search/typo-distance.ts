/**
 * Optimal string alignment distance: deletions, insertions, substitutions and swaps of neighbouring letters.
 * @returns the distance, or `limit + 1` as soon as it exceeds the limit
 */
export function typoDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let lowest = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let distance = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) distance = Math.min(distance, (beforeLast[j - 2] ?? 0) + 1)
      row.push(distance)
      lowest = Math.min(lowest, distance)
    }
    // A swap reaches back two rows, so the loop ends only after two rows above the limit.
    if (lowest > limit && Math.min(...last) > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, limit + 1)
}
