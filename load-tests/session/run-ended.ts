/** The run ended before this request began: nothing is known of the shop. */
export class RunEndedError extends Error {
  override name = 'RunEndedError'
}
