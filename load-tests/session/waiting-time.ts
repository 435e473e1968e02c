/** What k6 tells of a response. */
interface Timed {
  /** 0: none came. */
  status: number
  /** Where it came from, after redirects. */
  url: string
  /** ms */
  timings: { waiting: number; receiving: number }
}

/**
 * How long a session waited for the first byte, in ms. k6 times the last request alone: without its redirects, and without the wait for a response that did not come.
 * @param askedFor address @param tookMs from the request to the last byte
 */
export function waitingTime({ status, url, timings: { waiting, receiving } }: Timed, askedFor: string, tookMs: number): number {
  return status !== 0 && url === askedFor ? waiting : Math.max(waiting, tookMs - receiving)
}
