/** `PRD-03`, `PRD-03 to PRD-07`, `RTE-12 ... 18`, `RTE-12 … RTE-18`: the first id of what is named and, of a range, the last. */
const NAMED = /\b([A-Z]{2,4})-(\d{2})(?:\s*(?:to|\.\.\.|…|–)\s*(?:\1-)?(\d{2}))?/g

/** The ids that a test's text names, ranges spelled out. */
export function namedRequirements(text: string): Set<string> {
  const ids = new Set<string>()
  for (const [, area = '', first = '', last = first] of text.matchAll(NAMED)) {
    for (let number = Number(first); number <= Number(last); number++) ids.add(requirementId(area, number))
  }
  return ids
}

/** `PRD`, 3 → `PRD-03`. */
export function requirementId(area: string, number: number): string {
  return `${area}-${String(number).padStart(2, '0')}`
}
