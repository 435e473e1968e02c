/** The run ended before this session: nothing is known of the shop. */
export class RunEndedError extends Error {
  override name = 'RunEndedError'
}
