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
