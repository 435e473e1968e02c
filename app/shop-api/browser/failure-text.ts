import type { CallFailure } from './call-shop.ts'

/** What a control says when its call came to nothing. */
export interface FailureLabels {
  /** Nobody answers, or nothing better is known. */
  failed: string
  /** The login is over; the page itself says how to go on. */
  ended: string
}

/** The sentence for a failure: "try again" only where another try can help. @param failure null when it is not known */
export function failureText(failure: CallFailure | null, { failed, ended }: FailureLabels): string {
  return failure?.kind === 'ended' ? ended : failed
}
