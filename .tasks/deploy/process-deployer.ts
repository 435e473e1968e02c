import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { exitCode } from '../run-step.ts'
import type { Deployer } from './run-plan.ts'

/** Wrangler's own record of what it did, one JSON object a line. */
const OUTPUT = '.data/deploy/wrangler.ndjson'

/** Runs the commands of a plan. */
export function processDeployer(outputFile = OUTPUT): Deployer {
  mkdirSync(dirname(outputFile), { recursive: true })
  rmSync(outputFile, { force: true })
  return {
    run: async ({ command, args, env = {} }) => exitCode(command, args, { ...env, WRANGLER_OUTPUT_FILE_PATH: outputFile }),
    uploadedVersion: () => (existsSync(outputFile) ? uploadedIn(readFileSync(outputFile, 'utf8')) : null),
    sleep: async (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    log: console.log,
  }
}

/** Id of the last uploaded version in wrangler's record; null: none. */
export function uploadedIn(lines: string): string | null {
  const entries = lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as { type?: string; version_id?: string }]))
  return entries.findLast(({ type }) => type === 'version-upload')?.version_id ?? null
}

/** Runs a command and returns what it printed. */
export async function outputOf(command: string, args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (chunk: Buffer) => (texts[name] += chunk.toString()))
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve(status ?? 1))
  })
  return { code, ...texts }
}

/** Paths of the files that the home page of an origin names; none where it does not answer. */
export async function filesOf(origin: string): Promise<readonly string[]> {
  const html = await fetch(origin).then(
    async (response) => (response.ok ? response.text() : ''),
    () => '',
  )
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])]
}
