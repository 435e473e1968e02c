/** Why a run did not pass. */
export interface Reason {
  /** Names the rule: an oracle (oracles/oracles.ts), or a rule (rules.ts). */
  id: string
  /** A sentence with what was seen. */
  text: string
  /** What was measured, and its limit, where the rule is about a number. */
  value?: number
  limit?: number
}

/** Texts of reasons. */
export function textsOf(reasons: readonly Reason[]): string[] {
  return reasons.map(({ text }) => text)
}

/** A value that is not its limit, with as many more digits as it takes to see that. @param digits after the point, at least */
export function apartFrom(limit: number, value: number, digits = 0): string {
  const text = value.toFixed(digits)
  return Number(text) === limit && digits < MOST_DIGITS ? apartFrom(limit, value, digits + 1) : text
}

const MOST_DIGITS = 4
