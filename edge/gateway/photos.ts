import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { IMMUTABLE } from '../http/static-headers.ts'

const FILE = /^\/photos\/[a-z0-9-]{1,120}-(?:320|640|1280)\.(?:avif|webp)$/

/** Milliseconds. Of a picture store this is far too many; the mock may have to draw the picture first, on a machine that is busy. */
const PHOTO_TIMEOUT_MS = 20_000

/** Pictures come from the shop's picture store and never change under one name. */
export async function photos(c: Context<EdgeContext>): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  if (!FILE.test(pathname)) return c.body(null, 404, { 'cache-control': 'no-store' })
  const answer = await fetch(parseEnv(c.env).SHOP_API_ORIGIN + pathname, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PHOTO_TIMEOUT_MS),
  }).catch(() => null)
  if (!answer?.ok) return c.body(null, { status: answer?.status === 404 ? 404 : 503, headers: { 'cache-control': 'no-store' } })
  return new Response(answer.body, {
    headers: {
      'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
      'cache-control': IMMUTABLE,
    },
  })
}
