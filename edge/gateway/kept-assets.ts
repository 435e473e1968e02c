// Files of other builds than this one. While a rollout or a rollback is under way a page of one build asks the other for its files, and an open page or
// an outage copy asks for files of builds before. Names have the hash of the content, so files of all builds lie side by side.
import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import { keptFile } from '../binding-door.ts'
import { BUILT_TYPES, keptAssetKey } from '../http/kept-asset-key.ts'

/** A file of another build: its bytes and type; null: there is none, or no namespace is bound. */
export async function keptAsset(c: Context<EdgeContext>): Promise<{ body: ArrayBuffer; type: string } | null> {
  const key = keptAssetKey(c.req.path)
  const type = BUILT_TYPES[c.req.path.slice(c.req.path.lastIndexOf('.') + 1)]
  if (key === null || type === undefined) return null
  const body = await keptFile(c.env, key)
  return body && { body, type }
}
