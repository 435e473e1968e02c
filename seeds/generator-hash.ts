import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CAMPAIGNS } from '#app/domain/marketing/campaigns.ts'
import { campaignTitles } from './content/campaign-titles.ts'
import { PROMISES } from './content/promises.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** All sources of a seeded database; a file that seed-shop.ts imports and that is missing here fails the test. */
const SOURCES = [
  'seeds/*.ts',
  'seeds/{catalog,content,reference,vendors}/**/*.{ts,json}',
  'seeds/photos/**/*.{ts,json}',
  'db/*-tables.ts',
  'db/columns.ts',
  'db/migrations/*.sql',
  'app/domain/{language,market,seeded-random,slug}.ts',
  'app/domain/{checkout/{order,order-status},checkout/withdrawal,delivery/delivery,product/safe-html,product/special-ids,time/instant,time/public-holidays}.ts',
  'app/domain/marketing/{banners,campaigns,contrast,holiday-badge}.ts',
  'app/domain/pricing/{format-price,installment,money}.ts',
  'app/shop-api/contract/{error,reference,session-headers,wire}.ts',
  'locales/*/routes.json',
  'node_modules/@faker-js/faker/package.json',
]

/** Short hash of the generator's source files, the seed and the size: a changed generator builds another database. */
export function generatorHash(seed: number, size: number): string {
  // Only these texts: other texts of locales/ are not in the database.
  const texts = [PROMISES, CAMPAIGNS.map(({ slug }) => campaignTitles(slug))]
  const digest = createHash('sha256').update(`${seed} ${size} ${JSON.stringify(texts)}`)
  for (const file of generatorSources()) digest.update(file).update(readFileSync(`${ROOT}/${file}`))
  return digest.digest('hex').slice(0, 12)
}

/** Paths of the generator's files from the repository's root, sorted. */
export function generatorSources(): string[] {
  const files = globSync(SOURCES, { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'))
  return files.filter((file) => !file.endsWith('.test.ts')).sort()
}
