import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'

/** The body of a streamed response. Of a sampled request its sending is a span, and the request's span ends with it; else the stream is untouched. */
export function tracedBody(c: Context<EdgeContext>, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const spans = c.get('spans')
  if (!spans) return body
  const span = spans.begin('deliver', { 'patyna.form': 'stream' })
  const ended = Promise.withResolvers<void>()
  spans.bodyEnd = ended.promise
  const end = (isComplete: boolean) => {
    span.end({ 'patyna.complete': isComplete ? 'yes' : 'no' })
    ended.resolve()
  }
  const watched: Transformer<Uint8Array, Uint8Array> & { cancel: () => void } = {
    flush: () => end(true),
    // By a visitor who leaves.
    cancel: () => end(false),
  }
  return body.pipeThrough(new TransformStream(watched))
}
