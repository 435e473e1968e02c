import type { Context, Next } from 'hono'
import { z } from 'zod'
import { parseJson } from '#app/domain/parse-json.ts'
import type { EdgeContext } from '../edge-context.ts'
import { isSameSecret, isSecret } from '../http/operator-secret.ts'
import { readBody } from '../http/read-body.ts'
import { refuse } from '../http/refusals.ts'
import { reportError } from '../report-error.ts'

/** Of one call: KV is asked to keep 12 records for a thousand products, 90 for the longest tags. */
const MAX_TAGS = 1000

const Purge = z.strictObject({
  tags: z
    .array(z.string().regex(/^[a-z]{1,16}-[\w-]{1,64}$/, 'a tag is a kind in small letters, a hyphen and an id: product-17'))
    .min(1)
    .max(MAX_TAGS),
})

const NO_STORE = { 'cache-control': 'no-store' }

/**
 * Responds to POST /__edge/purge, which removes pages by tag. `{ "tags": ["product-17"] }` -> 204, 400 with what is wrong for another body, 401 without
 * the secret, 503 where a tier could not be told: the same purge again does no harm. Where no secret is bound the address does not exist.
 */
export function purgePages(storeOf: (c: Context<EdgeContext>) => { purge: (tags: readonly string[]) => Promise<void> } | null) {
  return async function purgePages(c: Context<EdgeContext>, next: Next): Promise<Response | void> {
    const { PURGE_SECRET } = c.env
    if (!isSecret(PURGE_SECRET)) return next()
    const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    const body = await readBody(c.req.raw)
    if (!(await isSameSecret(given, PURGE_SECRET))) return c.body(null, 401, { ...NO_STORE, 'www-authenticate': 'Bearer' })
    if ('refusal' in body) return refuse(c, body.refusal)
    const purge = Purge.safeParse(parseJson(new TextDecoder().decode(body.bytes)))
    if (!purge.success) return c.text(z.prettifyError(purge.error), 400, NO_STORE)
    try {
      await storeOf(c)?.purge(purge.data.tags)
      return c.body(null, 204, NO_STORE)
    } catch (error) {
      reportError(error)
      return c.text('Not every store was told: purge again', 503, { ...NO_STORE, 'retry-after': '1' })
    }
  }
}
