import type { CallFailure } from './call-shop.ts'

/** Error texts of a control, by kind of failure. */
export interface FailureLabels {
  /** No response, or an unknown error. */
  failed: string
  /** The session ended; the page itself explains how to continue. */
  ended: string
}

/** The text for a failure: "try again" only where a retry can help. @param failure null when unknown */
export function failureText(failure: CallFailure | null, { failed, ended }: FailureLabels): string {
  return failure?.kind === 'ended' ? ended : failed
}
