import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltFiles } from './deployed-shop.ts'

/** Reads what a build made. @param dist its folder @throws Error when there is no build */
export function builtFiles(dist: string): BuiltFiles {
  const dir = join(dist, 'client', 'assets')
  const files = new Map(readdirSync(dir).map((name) => [`/assets/${name}`, readFileSync(join(dir, name))]))
  return { id: readFileSync(join(dist, '.built-from'), 'utf8').trim(), files }
}
