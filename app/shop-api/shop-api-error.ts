/** Why a call to the shop API failed. */
export type ShopApiFailure =
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'gone'
  | 'status'
  | 'malformed'
  | 'wrong-shape'
  | 'mismatched-response'

/** Whether a call failed because what it asks for was removed for good. */
export function isGone(error: unknown): boolean {
  return error instanceof ShopApiError && error.failure === 'gone'
}

/** An unexpected failure of a shop API call. The message names the call and the failure, never what was sent. */
export class ShopApiError extends Error {
  override readonly name = 'ShopApiError'
  readonly failure: ShopApiFailure
  constructor(call: string, failure: ShopApiFailure, options?: ErrorOptions & { detail?: string | undefined }) {
    super(`${call}: ${failure}${options?.detail ? ` (${options.detail})` : ''}`, options)
    this.failure = failure
  }
}
