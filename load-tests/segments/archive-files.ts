// Files of a run for `k6 archive`, in a folder whose path says nothing of who made it: an archive keeps the absolute path of each file.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SharedStack } from './shared-stack.ts'

/** Folder in the archive. */
export const ARCHIVED_DIR = process.platform === 'win32' ? 'C:\\patyna-load' : '/tmp/patyna-load'

/** What the script imports, beside load-tests. */
const IMPORTED = ['app/domain/seeded-random.ts', 'app/domain/time/refresh-intervals.ts']

/** Copies script and plan into an empty folder. Returns the script, and the plan that k6 reads. */
export function writeArchiveFiles(
  { plan, products, catalog, searches }: Pick<SharedStack, 'plan' | 'products' | 'catalog' | 'searches'>,
  dir: string = ARCHIVED_DIR,
): { script: string; planFile: string } {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  for (const path of ['load-tests', ...IMPORTED])
    cpSync(path, join(dir, path), { recursive: true, filter: (source) => !/\.(json|jsonl|md|webp|test\.ts)$/.test(source) })
  const written = (name: string, value: unknown) => {
    const path = join(dir, `${name}.json`)
    writeFileSync(path, JSON.stringify(value))
    return path
  }
  const files = {
    productsFile: written('products', products),
    catalogFile: written('catalog', catalog),
    searchesFile: written('searches', searches),
    // Pods have nobody who reads a summary: results are the series.
    summaryFile: '/dev/null',
  }
  return { script: join(dir, 'load-tests/main.ts'), planFile: written('plan', { ...plan, ...files }) }
}
