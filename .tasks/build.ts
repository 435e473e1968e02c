// Builds the worker and its assets into dist/, unless what is there was made from the same sources.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { run } from './run-step.ts'
import { sourceHash } from './source-hash.mjs'

const STAMP = 'dist/.built-from'

/** Builds when stale. */
export async function ensureBuilt({ force = false } = {}): Promise<void> {
  const hash = sourceHash()
  if (!force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  console.log('Building the worker …')
  await run('node', ['app/styles/fonts/make-fonts.ts'])
  // Warnings are the plugins' own (source maps of generated modules); what is wrong in the sources, types and lint say.
  await run('vite', ['build', '--logLevel', 'error'])
  writeFileSync(STAMP, hash)
}

if (import.meta.main) await ensureBuilt({ force: process.argv.includes('--force') })
