import type { Context } from 'hono'
import { PHOTO_ENDINGS } from '#app/domain/product/photo.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { IMMUTABLE } from '../http/static-headers.ts'

const FILE = /^\/photos\/[a-z0-9-]{1,120}-(\d+\.[a-z]+)$/

/** In ms. Far too long for a picture store, but the mock may have to draw the picture first on a busy machine. */
const PHOTO_TIMEOUT_MS = 20_000

/** Proxies pictures of the shop's picture store, which never change under one name. */
export async function photos(c: Context<EdgeContext>): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  const [, ending = ''] = FILE.exec(pathname) ?? []
  if (!PHOTO_ENDINGS.includes(ending)) return c.body(null, 404, { 'cache-control': 'no-store' })
  c.get('headWatch')?.begin(c)
  const response = await fetch(parseEnv(c.env).SHOP_API_ORIGIN + pathname, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PHOTO_TIMEOUT_MS),
  }).catch(() => null)
  if (!response?.ok) return c.body(null, { status: response?.status === 404 ? 404 : 503, headers: { 'cache-control': 'no-store' } })
  return new Response(response.body, {
    headers: {
      'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
      'cache-control': IMMUTABLE,
    },
  })
}
