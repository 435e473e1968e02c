// The door of every npm script. It runs on any Node from 20 on and needs nothing installed: it installs what the lockfile says when that
// is missing or stale, then hands over to the Node that the project brings with it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

/** Task -> file and its fixed arguments. */
const TASKS = {
  start: ['.tasks/start.ts'],
  dev: ['.tasks/dev.ts'],
  mock: ['mock-api/server.ts'],
  seed: ['.tasks/seed.ts'],
  build: ['.tasks/build.ts', '--force'],
  check: ['.tasks/check.ts'],
  fix: ['.tasks/fix.ts'],
  test: ['.tasks/test.ts'],
  'bench:search': ['mock-api/search/bench-search.ts'],
  'bench:page': ['.tasks/bench-page.ts'],
}

const [name = '', ...args] = process.argv.slice(2)
const task = Object.entries(TASKS).find(([known]) => known === name)?.[1]
if (!task) {
  console.error(`There is no task "${name}". Tasks: ${Object.keys(TASKS).join(', ')}.`)
  process.exit(2)
}

installIfStale()
process.env['PATH'] = resolve('node_modules/.bin') + delimiter + process.env['PATH']
// One shell for both, so that Ctrl-C reaches the task itself.
const { status, signal } = spawnSync('node', [...task, ...args], { stdio: 'inherit', shell: process.platform === 'win32' })
process.exit(signal ? 130 : (status ?? 1))

function installIfStale() {
  const stamp = 'node_modules/.installed-from'
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages as package-lock.json says (once) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('Packages could not be installed; npm says why above.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
