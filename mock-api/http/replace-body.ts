import type { Context } from 'hono'

/** Answers with another body; status and headers stay, but for those of the body that was not sent. */
export function replaceBody(c: Context, body: string | ReadableStream<Uint8Array>): void {
  const { status } = c.res
  const headers = new Headers(c.res.headers)
  headers.delete('content-length')
  headers.delete('etag')
  // Otherwise Hono copies the headers of the old response.
  c.res = undefined
  c.res = new Response(body, { status, headers })
}
