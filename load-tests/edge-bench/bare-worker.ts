// The baseline of a page: the least work that a Hono worker can do with the same bytes and headers.
import { Hono } from 'hono'

interface Bindings {
  /** Encoded as HEADERS say. */
  PAGE: ArrayBuffer
  /** As JSON. @default the type alone */
  HEADERS?: string
}

let headers: Record<string, string> | null = null

const app = new Hono<{ Bindings: Bindings }>()
app.get('*', ({ env }) => {
  headers ??= JSON.parse(env.HEADERS ?? '{"content-type":"text/html; charset=utf-8"}') as Record<string, string>
  // `manual`, an extension of workerd: the bytes are compressed already.
  const init: ResponseInit & { encodeBody: 'manual' } = { headers, encodeBody: 'manual' }
  return new Response(env.PAGE, init)
})

export default app
