import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PROMISES } from './content/promises.ts'

const ROOT = fileURLToPath(new URL('./..', import.meta.url))

/** Everything that decides what a seeded database holds. */
const SOURCES = [
  'seeds/*.ts',
  'seeds/{catalogue,content,reference}/**/*.{ts,json}',
  'seeds/photos/{looks,palette,photographs}.ts',
  'seeds/photos/photographs/manifest.json',
  'seeds/photos/catalogue/*.ts',
  'db/*-tables.ts',
  'db/columns.ts',
  'db/migrations/*.sql',
  'app/domain/{campaigns,format-price,instant,money,safe-html,slug,special-ids}.ts',
  'node_modules/@faker-js/faker/package.json',
]

/** Short hash of the generator's source files, the seed and the size; another generator makes another database. */
export function generatorHash(seed: number, size: number): string {
  // The sentences themselves: other texts of locales/ are in no database.
  const digest = createHash('sha256').update(`${seed} ${size} ${JSON.stringify(PROMISES)}`)
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
  for (const file of files.sort()) digest.update(file).update(readFileSync(`${ROOT}/${file}`))
  return digest.digest('hex').slice(0, 12)
}
