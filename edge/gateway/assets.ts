import type { Context } from 'hono'
import { builtFile } from '../binding-door.ts'
import type { EdgeContext } from '../edge-context.ts'
import { fileLifetime, IMMUTABLE } from '../http/static-headers.ts'
import { keptAsset } from './kept-assets.ts'

/** Headers of the file itself; compressed bytes pass unchanged. */
const OWN_HEADERS = ['content-encoding', 'vary'] as const

/**
 * Files of the build, whose names change with their content but for a few. The platform serves them before the worker, which has those of other builds
 * (kept-assets.ts).
 */
export async function assets(c: Context<EdgeContext>): Promise<Response> {
  const file = await builtFile(c.env, c.req.raw, (each) => each)
  if (!file?.ok) {
    const kept = await keptAsset(c)
    if (kept) return c.body(kept.body, 200, { 'content-type': kept.type, 'cache-control': IMMUTABLE })
    return c.body(null, file ? 404 : 503, { 'cache-control': 'no-store' })
  }
  const headers = new Headers({
    'content-type': file.headers.get('content-type') ?? 'application/octet-stream',
    'cache-control': fileLifetime(c.req.path),
  })
  for (const name of OWN_HEADERS) {
    const value = file.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(file.body, { headers })
}
