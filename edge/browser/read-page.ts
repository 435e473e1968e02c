import { createFromReadableStream } from '@vitejs/plugin-rsc/browser'
import type { Payload } from '../render/payload.ts'

/** A page that came as Flight. */
export interface PageThatCame {
  payload: Payload
  /** All of it is there. */
  isWhole: boolean
}

/**
 * Reads an answer with a page. One that is stored has an ETag and comes in one go, so it is waited for: drawn while it comes, it would be
 * begun anew with every piece. What is only just made is read as it comes.
 * @param isWhole wait until all of it is there, in any case
 */
export async function readPage(response: Response, isWhole = response.headers.has('etag')): Promise<PageThatCame> {
  const stream = isWhole ? (await response.blob()).stream() : response.body
  if (response.status !== 200 || !stream) throw new Error('No page')
  return { payload: await createFromReadableStream<Payload>(stream), isWhole }
}
