import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { keptAssetEntries } from '../edge/build/kept-asset-entries.ts'
import { defineCommand, onlyPositional } from '../load-tests/commands/command.ts'

/** npm run deploy -- keep-assets <environment>: puts the files of the build into the environment's KV namespace, before its worker is deployed. */
export const keepAssets = defineCommand({
  help: '  <environment>  preview or production',
  config: { allowPositionals: true },
  async run({ positionals }, { dataDir, log }) {
    const which = 'Give one environment, preview or production.'
    const environment = onlyPositional(positionals, which)
    if (!/^(preview|production)$/.test(environment)) throw new Error(which)
    const entries = keptAssetEntries('dist/client')
    const file = `${dataDir}/kept-assets.json`
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, JSON.stringify(entries))
    log(`${entries.length} files of the build for ASSET_STORE of ${environment} …`)
    const args = ['kv', 'bulk', 'put', file, '--binding', 'ASSET_STORE', '--env', environment, '--remote', '--config', 'wrangler.toml']
    return spawnSync('wrangler', args, { stdio: 'inherit' }).status ?? 1
  },
})
