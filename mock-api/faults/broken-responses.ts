// Answers that are late in part, cut short, too large or not what the contract says.
import type { FaultCall } from './fault-call.ts'
import { ConnectionLost } from '../http/connection.ts'
import { isRecord } from '../http/record.ts'
import { replaceBody } from '../http/replace-body.ts'
import { valueOfJson } from '../http/value-of-json.ts'

const CHUNK_BYTES = 64 * 1024
const BOMB_HEADER_CHARACTERS = 1000

/** Rewrites the body after the handler ran; status and headers stay. A rewrite without a difference does not count as applied. */
export async function rewriteBody({ c, next, takesEffect }: FaultCall, rewrite: (text: string) => string): Promise<void> {
  unconditionally(c)
  await next()
  const text = await c.res.text()
  const rewritten = rewrite(text)
  if (rewritten !== text) takesEffect()
  replaceBody(c, rewritten)
}

/** Replaces one value of the JSON response after the handler ran; without such a path nothing changes. @param path as `data.promoBar` */
export async function replaceValue(call: FaultCall, { path, value }: { path: readonly string[]; value: unknown }): Promise<void> {
  await rewriteBody(call, (text) => {
    const body = valueOfJson(text)
    const [last = ''] = path.slice(-1)
    const parent = path.slice(0, -1).reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), body)
    if (!isRecord(parent) || !Object.hasOwn(parent, last)) return text
    parent[last] = value
    return JSON.stringify(body)
  })
}

/** Sends the whole content-length but half of the body; the connection breaks after `until`. */
export async function sendHalf(call: FaultCall, until: () => Promise<void>): Promise<void> {
  const { c, next, connection } = call
  unconditionally(c)
  await next()
  const whole = new Uint8Array(await c.res.arrayBuffer())
  if (whole.length > 0) call.takesEffect()
  let isSent = false
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!isSent) {
          isSent = true
          controller.enqueue(whole.slice(0, Math.ceil(whole.length / 2)))
          return
        }
        await until()
        if (connection) await connection.cut()
        else controller.error(new ConnectionLost('The body was cut short'))
      },
    },
    { highWaterMark: 0 },
  )
  replaceBody(call.c, body)
  c.res.headers.set('content-length', String(whole.length))
}

/** Valid, enormous JSON, generated as a stream. */
export async function sendHuge(call: FaultCall, bytes: number): Promise<void> {
  unconditionally(call.c)
  await call.next()
  call.takesEffect()
  const encoder = new TextEncoder()
  const chunk = new Uint8Array(CHUNK_BYTES).fill(120)
  let left = bytes
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode('{"data":"')),
    pull(controller) {
      controller.enqueue(left >= CHUNK_BYTES ? chunk.slice() : chunk.slice(0, left))
      left -= CHUNK_BYTES
      if (left > 0) return
      controller.enqueue(encoder.encode('"}'))
      controller.close()
    },
  })
  replaceBody(call.c, body)
}

/** A valid response with many headers of 1000 characters. */
export async function bombHeaders({ c, next, takesEffect }: FaultCall, headers: number): Promise<void> {
  await next()
  takesEffect()
  for (let at = 0; at < headers; at++) c.res.headers.set(`x-mock-bomb-${at}`, 'x'.repeat(BOMB_HEADER_CHARACTERS))
}

/** Lets the shop answer with a body, which a 304 has not. */
function unconditionally(c: FaultCall['c']): void {
  if (c.req.header('if-none-match') === undefined) return
  const headers = new Headers(c.req.raw.headers)
  headers.delete('if-none-match')
  c.req.raw = new Request(c.req.raw, { headers })
}
