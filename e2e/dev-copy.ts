// Fixture for tests of the dev server: npm run dev in a copy of the sources, in which errors can be planted.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test as base } from '@playwright/test'
import { DATA_DIR } from '../.tasks/settings.ts'
import { STACK_ENV, UI_KIT_PORT } from './stack.ts'

/** The first start bundles dependencies and seeds, ms; on a busy machine much more. */
const START_MS = 180_000
/** Inside the repository: only files of one file system can be linked. */
const COPY = `${DATA_DIR}/dev-copy`
const ROOMS = ['.tasks', 'app', 'db', 'e2e', 'edge', 'load-tests', 'locales', 'mock-api', 'seeds']
/** Thousands of files, which are read alone. */
const PHOTOGRAPHS = 'seeds/photos/photographs'
const PORTS = { PORT: String(UI_KIT_PORT + 1), MOCK_API_PORT: String(UI_KIT_PORT + 2) }

interface DevServer {
  origin: string
  /** What the terminal has shown. */
  output: () => string
  /** Changes a file of the copy. Returns what puts it back. @throws Error when the change changes nothing */
  plant: (file: string, change: (code: string) => string) => () => void
}

export const test = base.extend<Record<never, never>, { dev: DevServer }>({
  dev: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      rmSync(COPY, { recursive: true, force: true })
      for (const path of [...ROOMS, ...globSync('*.{ts,json,toml}'), '.npmrc'])
        cpSync(path, join(COPY, path), { recursive: true, filter: (each) => each !== PHOTOGRAPHS && !each.includes('.results') })
      symlinkSync(resolve(PHOTOGRAPHS), join(COPY, PHOTOGRAPHS))
      execFileSync('cp', ['-al', 'node_modules', COPY])
      const child = spawn('node', ['.tasks/run-command.ts', 'dev'], { cwd: COPY, env: { ...process.env, ...STACK_ENV, ...PORTS } })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
      const origin = `http://${STACK_ENV.HOST}:${PORTS.PORT}`
      while (
        !(await fetch(origin).then(
          ({ ok }) => ok,
          () => false,
        ))
      ) {
        if (child.exitCode !== null) throw new Error(output)
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      await provide({ origin, output: () => output, plant })
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
    },
    { scope: 'worker', timeout: START_MS },
  ],

  baseURL: async ({ dev }, provide) => {
    await provide(dev.origin)
  },
})

function plant(file: string, change: (code: string) => string): () => void {
  const path = join(COPY, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} looks different now: nothing was planted`)
  writeFileSync(path, after)
  return () => writeFileSync(path, before)
}
