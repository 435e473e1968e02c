import { rawGet, type RawResponse } from './raw-get.ts'

/** Longer than the back-off after a failed page, on any machine. */
const WARM_WITHIN_MS = 60_000

/** Requests a URL until it is a cache hit, which is soon after it was first sent. */
export async function warmPage(url: string): Promise<RawResponse> {
  for (const begun = performance.now(); performance.now() - begun < WARM_WITHIN_MS;) {
    const response = await rawGet(url)
    if (response.headers['cache-status']?.startsWith('patyna; hit')) return response
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${url} is not cached`)
}
