import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { exitCode } from '../run-step.ts'
import { type DeployWorld, KEPT_BUILD } from './shop-commands.ts'

/** Runs the commands of a deployment. @param record wrangler's own one of what it did, one JSON object a line */
export function processWorld(record = '.data/deploy/wrangler.ndjson') {
  mkdirSync(dirname(record), { recursive: true })
  rmSync(record, { force: true })
  return {
    run: (command, args, env = {}) => exitCode(command, args, { ...env, WRANGLER_OUTPUT_FILE_PATH: record }),
    read(command, args) {
      const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
      if (error) throw error
      return { code: status ?? 1, stdout, stderr }
    },
    uploadedVersion() {
      const lines = existsSync(record) ? readFileSync(record, 'utf8').split('\n').filter(Boolean) : []
      const entries = lines.map((line) => JSON.parse(line) as { type?: string; version_id?: string })
      return entries.findLast(({ type }) => type === 'version-upload')?.version_id ?? null
    },
    keepBuild() {
      rmSync(KEPT_BUILD, { recursive: true, force: true })
      for (const part of ['client', '.built-from']) cpSync(join('dist', part), join(KEPT_BUILD, part), { recursive: true })
    },
    async filesOf(origin) {
      const response = await fetch(origin).catch(() => null)
      const html = response?.ok ? await response.text() : ''
      return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])]
    },
    sleep: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    log: console.log,
    env: process.env,
  } satisfies Partial<DeployWorld>
}
