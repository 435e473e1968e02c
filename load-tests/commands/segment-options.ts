/** What a machine says of its own share. The shop, its size and its port, the rate and the kind of sessions are those of load:shop. */
const OF_SEGMENT: ReadonlySet<string> = new Set(['--segment', '--segment-sequence', '--workload', '--shop'])

/**
 * Refuses what a segment would ignore.
 * @param given names of the options that were given, as --rate
 * @throws Error with a sentence for the terminal
 */
export function refuseOfSegment(given: readonly string[]): void {
  const ignored = given.find((name) => !OF_SEGMENT.has(name))
  if (ignored === undefined) return
  throw new Error(`${ignored} has no effect on a segment: npm run load:shop starts the one shop and makes the plan of all segments.`)
}
