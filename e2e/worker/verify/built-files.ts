import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltFiles } from './deployed-shop.ts'

/** Reads what a build made. @param dist its folder @throws Error when there is no build */
export function builtFiles(dist: string): BuiltFiles {
  const dir = join(dist, 'client', 'assets')
  const files = new Map(readdirSync(dir).map((name) => [`/assets/${name}`, readFileSync(join(dir, name))]))
  // After it stands the environment that it is for (.tasks/stack/ensure-built.ts).
  const [id = ''] = readFileSync(join(dist, '.built-from'), 'utf8').trim().split(' ')
  return { id, files }
}
