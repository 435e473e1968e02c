/** The ids that a test's text names. A range names its ends alone: a test says each statement that it shows. */
export function namedRequirements(text: string): Set<string> {
  return new Set(text.match(/\b[A-Z]{2,4}-\d{2}\b/g))
}

/** `PRD`, 3 → `PRD-03`. */
export function requirementId(area: string, number: number): string {
  return `${area}-${String(number).padStart(2, '0')}`
}
