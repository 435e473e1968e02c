import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { run } from '../run-step.ts'
import { sourceHash } from './source-hash.mjs'

/** The plugin's note for wrangler. */
const DEPLOY_TARGET = '.wrangler/deploy/config.json'

/** Builds when stale, the worker that is deployed or the one that also has the page of the kit; answers the built worker's folder. */
export async function ensureBuilt({ force = false, hasUiKit = false } = {}): Promise<string> {
  const dir = hasUiKit ? 'dist/ui-kit' : 'dist'
  const stamp = `${dir}/.built-from`
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash()) return `${dir}/rsc`
  console.log('Building the worker …')
  await run('node', ['app/styles/fonts/make-fonts.ts'])
  await (hasUiKit ? keepingDeployTarget(() => build({ UI_KIT: '1' })) : build({}))
  // Only now: on a fresh clone the fonts, which count as sources, have just been made.
  writeFileSync(stamp, sourceHash())
  return `${dir}/rsc`
}

// Warnings are the plugins' own (source maps of generated modules); what is wrong in the sources, types and lint say.
function build(env: Record<string, string>): Promise<void> {
  return run('vite', ['build', '--logLevel', 'error'], env)
}

/** A build points `wrangler deploy` at what it built; only the worker without developers' pages may be deployed. */
async function keepingDeployTarget(build: () => Promise<void>): Promise<void> {
  const target = existsSync(DEPLOY_TARGET) ? readFileSync(DEPLOY_TARGET) : null
  await build()
  if (target) writeFileSync(DEPLOY_TARGET, target)
  else rmSync(DEPLOY_TARGET)
}
