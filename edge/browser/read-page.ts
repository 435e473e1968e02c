import { createFromReadableStream } from '@vitejs/plugin-rsc/browser'
import type { ShownPage } from '#app/features/page-refresh/shown-page.ts'
import type { Payload } from '../render/payload.ts'

/** A page received as Flight. */
export interface ReceivedPage extends ShownPage {
  payload: Payload
  /** All of it has arrived. */
  isComplete: boolean
}

/**
 * Reads a page from a response. A cached page has an ETag and arrives at once, so it is buffered: rendered while it arrives, it would restart with
 * every chunk. A page that is rendered for this request is read as a stream.
 * @param isComplete whether to buffer it
 */
export async function readPage(response: Response, isComplete = response.headers.has('etag')): Promise<ReceivedPage> {
  const currentAt = Date.now() - 1000 * Number(response.headers.get('age') ?? 0)
  return { payload: await readFlight<Payload>(response, isComplete), isComplete, etag: response.headers.get('etag'), currentAt }
}

/** Reads Flight from a response, also of a page that failed: its status is for robots and logs. @param isComplete whether to buffer it */
export async function readFlight<Read>(response: Response, isComplete: boolean): Promise<Read> {
  if (!response.headers.get('content-type')?.startsWith('text/x-component')) throw new Error('No page')
  const stream = isComplete ? (await response.blob()).stream() : response.body
  if (!stream) throw new Error('No page')
  return createFromReadableStream<Read>(stream)
}
