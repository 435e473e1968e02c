import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KEPT_DAYS, keptAssetKey } from '../http/kept-asset-key.ts'

/** A value as `wrangler kv bulk put` takes it. */
export interface BulkEntry {
  key: string
  /** base64 */
  value: string
  base64: true
  /** Seconds; a deploy that has the file again starts them anew. */
  expiration_ttl: number
}

const DAY_SECONDS = 24 * 60 * 60

/** The files of a build for the namespace ASSET_STORE. @param clientDir its folder, with assets/ @throws Error when a file could not be answered */
export function keptAssetEntries(clientDir: string): BulkEntry[] {
  const folder = join(clientDir, 'assets')
  return readdirSync(folder).map((name) => {
    const key = keptAssetKey(`assets/${name}`)
    if (key === null) throw new Error(`${name} has no hash in its name, or a type that edge/http/kept-asset-key.ts does not know.`)
    return { key, value: readFileSync(join(folder, name)).toString('base64'), base64: true, expiration_ttl: KEPT_DAYS * DAY_SECONDS }
  })
}
