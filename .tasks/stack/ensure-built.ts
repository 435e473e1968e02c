import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { run } from '../run-step.ts'
import { sourceHash } from './source-hash.mjs'

/** The plugin's deploy redirect for wrangler. */
const DEPLOY_TARGET = '.wrangler/deploy/config.json'

/** Builds when stale, either the deployed worker or the one with the UI kit page; returns the folder of the built worker. */
export async function ensureBuilt({ force = false, hasUiKit = false } = {}): Promise<string> {
  const dir = hasUiKit ? 'dist/ui-kit' : 'dist'
  const stamp = `${dir}/.built-from`
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash()) return `${dir}/rsc`
  console.log('Building the worker …')
  await run('node', ['app/styles/fonts/make-fonts.ts'])
  await (hasUiKit ? keepingDeployTarget(() => build({ UI_KIT: '1' })) : build({}))
  // Hashed only now: on a fresh clone the fonts, which are part of the sources, have just been generated.
  writeFileSync(stamp, sourceHash())
  return `${dir}/rsc`
}

// Warnings come from plugins (source maps of generated modules); problems of the sources are reported by types and lint.
function build(env: Record<string, string>): Promise<void> {
  return run('vite', ['build', '--logLevel', 'error'], env)
}

/** A build redirects `wrangler deploy` to its output; only the worker without developers' pages may be deployed. */
async function keepingDeployTarget(build: () => Promise<void>): Promise<void> {
  const target = existsSync(DEPLOY_TARGET) ? readFileSync(DEPLOY_TARGET) : null
  await build()
  if (target) writeFileSync(DEPLOY_TARGET, target)
  else rmSync(DEPLOY_TARGET)
}
