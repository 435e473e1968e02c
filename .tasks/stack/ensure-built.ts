import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inTurn } from '../machine/in-turn.mjs'
import { run } from '../run-step.ts'
import { sourceHash } from './source-hash.mjs'

/** The plugin's deploy redirect for wrangler. */
const DEPLOY_TARGET = '.wrangler/deploy/config.json'

/**
 * Builds when stale, either the deployed worker or the one with the UI kit page; returns the folder of the built worker. The stamp beside a build names
 * the sources that it was surely made from, and the environment that it is for: it is absent from the start of a build to its end.
 */
export async function ensureBuilt({ force = false, hasUiKit = false } = {}): Promise<string> {
  const dir = hasUiKit ? 'dist/ui-kit' : 'dist'
  const stamp = `${dir}/.built-from`
  const isFresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash()
  // Both builds read and write the deploy target.
  if (force || !isFresh())
    await inTurn('build', 'Another command is building the worker', async () => {
      if (force || !isFresh()) await buildAnew(stamp, hasUiKit)
    })
  return `${dir}/rsc`
}

async function buildAnew(stamp: string, hasUiKit: boolean): Promise<void> {
  console.log('Building the worker …')
  // A build that fails or is interrupted leaves files of both.
  rmSync(stamp, { force: true })
  await run('node', ['app/styles/fonts/make-fonts.ts'])
  // After the fonts, which are part of the sources, and before Vite reads them: what is saved meanwhile makes the build stale.
  const sources = sourceHash()
  await (hasUiKit ? keepingDeployTarget(() => build({ UI_KIT: '1' })) : build({ UI_KIT: '' }))
  // A build for an environment has its values, with which neither tests nor a local shop would be right: its stamp is never fresh.
  const environment = process.env['CLOUDFLARE_ENV']
  if (!environment) nameTarget(`${dirname(stamp)}/rsc/wrangler.json`)
  writeFileSync(stamp, environment ? `${sources} ${environment}` : sources)
}

/** Names the environment that this build is for, as one for an environment does by itself: wrangler then refuses to deploy it with `--env`. */
function nameTarget(config: string): void {
  writeFileSync(config, JSON.stringify({ ...JSON.parse(readFileSync(config, 'utf8')), targetEnvironment: 'local' }))
}

// Warnings come from plugins (source maps of generated modules); problems of the sources are reported by types and lint. UI_KIT decides the folder.
function build(env: { UI_KIT: '1' | '' }): Promise<void> {
  return run('vite', ['build', '--logLevel', 'error'], env)
}

/** A build redirects `wrangler deploy` to its output; only the worker without developers' pages may be deployed. */
async function keepingDeployTarget(build: () => Promise<void>): Promise<void> {
  const target = existsSync(DEPLOY_TARGET) ? readFileSync(DEPLOY_TARGET) : null
  await build()
  if (target) writeFileSync(DEPLOY_TARGET, target)
  else rmSync(DEPLOY_TARGET)
}
