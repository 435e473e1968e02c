// npm run keep:assets -- <environment>: puts the files of the build into the environment's KV namespace, before its worker is deployed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { keptAssetEntries } from '../edge/build/kept-asset-entries.ts'

const FILE = '.data/kept-assets.json'
const [environment = ''] = process.argv.slice(2)
if (!/^(preview|production)$/.test(environment)) {
  console.error('npm run keep:assets -- preview|production')
  process.exit(2)
}
const entries = keptAssetEntries('dist/client')
mkdirSync('.data', { recursive: true })
writeFileSync(FILE, JSON.stringify(entries))
console.log(`${entries.length} files of the build for ASSET_STORE of ${environment} …`)
const args = ['kv', 'bulk', 'put', FILE, '--binding', 'ASSET_STORE', '--env', environment, '--remote', '--config', 'wrangler.toml']
process.exit(spawnSync('wrangler', args, { stdio: 'inherit' }).status ?? 1)
