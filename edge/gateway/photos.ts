import type { Context } from 'hono'
import { PHOTO_ENDINGS } from '#app/domain/product/photo.ts'
import { ShopApiError } from '#app/shop-api/shop-api-error.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { IMMUTABLE } from '../http/static-headers.ts'
import { reportError } from '../report-error.ts'
import { boundedBytes } from '../upstream/bounded-bytes.ts'
import { edgeCredential } from '../upstream/edge-credential.ts'
import { pictureType } from './picture-type.ts'

const FILE = /^\/photos\/[a-z0-9-]{1,120}-(\d+\.[a-z]+)$/

/** In ms. Far too long for a picture store, but the mock may have to draw the picture first on a busy machine. */
const PHOTO_TIMEOUT_MS = 20_000

/** Of a picture that has not proven itself. */
const FOR_A_MINUTE = 'public, max-age=60'

const NO_STORE = { 'cache-control': 'no-store' }

/**
 * Proxies pictures of the shop's picture store, which never change under one name. What is no picture by its first bytes is 502. A picture has proven
 * itself when it is of the format in its name, and as long as was said: browsers keep it for good, any other one for a minute (EXT-56).
 */
export async function photos(c: Context<EdgeContext>): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  const [, ending = ''] = FILE.exec(pathname) ?? []
  if (!PHOTO_ENDINGS.includes(ending)) return c.body(null, 404, NO_STORE)
  c.get('watchHead')?.()
  const signal = AbortSignal.timeout(PHOTO_TIMEOUT_MS)
  const init: RequestInit = { headers: edgeCredential(c.env), redirect: 'manual', signal }
  const response = await fetch(parseEnv(c.env).SHOP_API_ORIGIN + pathname, init).catch(() => null)
  const bytes = response?.status === 200 ? await boundedBytes(response).catch(() => null) : null
  if (!response || !bytes) return c.body(null, { status: response?.status === 404 ? 404 : 503, headers: NO_STORE })
  const type = pictureType(bytes)
  if (type === null) {
    reportError(new ShopApiError(`photo ${ending}`, 'malformed', { detail: `${bytes.length} bytes` }))
    return c.body(null, 502, NO_STORE)
  }
  const isProven = type === `image/${ending.split('.')[1]}` && Number(response.headers.get('content-length')) === bytes.length
  return new Response(bytes, { headers: { 'content-type': type, 'cache-control': isProven ? IMMUTABLE : FOR_A_MINUTE } })
}
