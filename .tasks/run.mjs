// The door of every npm script. It runs on any Node from 20 on and needs nothing installed: it installs what the lockfile says when that
// is missing or stale, then hands over to the Node that the project brings with it.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

/** Task -> file and its fixed arguments. */
const TASKS = {
  start: ['.tasks/start.ts'],
  dev: ['.tasks/dev.ts'],
  mock: ['mock-api/server.ts'],
  seed: ['.tasks/seed.ts'],
  build: ['.tasks/build.ts'],
  check: ['.tasks/check.ts'],
  fix: ['.tasks/fix.ts'],
  test: ['.tasks/test.ts'],
  'test:unit': ['.tasks/test-unit.ts'],
  'test:worker': ['.tasks/test-worker.ts'],
  'test:e2e': ['.tasks/test-e2e.ts'],
  'test:matrix': ['.tasks/test-matrix.ts'],
  'test:engines': ['.tasks/engines.ts'],
  'test:mutation': ['.tasks/test-mutation.ts'],
  fuzz: ['.tasks/fuzz.ts'],
  'bench:accounts': ['load-tests/mock/accounts/bench-accounts.ts'],
  'coverage:spec': ['.tasks/coverage-spec.ts'],
  'bench:search': ['load-tests/mock/search/bench-search.ts'],
  'bench:page': ['.tasks/bench-page.ts'],
  'bench:edge': ['.tasks/bench-edge.ts'],
  'chaos:edge': ['.tasks/chaos-edge.ts'],
  'probe:edge': ['.tasks/probe-edge.ts'],
  'soak:edge': ['.tasks/soak-edge.ts'],
  'simulate:edge': ['.tasks/simulate-edge.ts'],
  'bench:mock': ['.tasks/bench-mock.ts'],
  'chaos:mock': ['.tasks/chaos-mock.ts'],
  load: ['.tasks/load.ts'],
  'load:compare': ['.tasks/load-compare.ts'],
  'load:prove': ['.tasks/load-prove.ts'],
  'load:shop': ['.tasks/load-shop.ts'],
  'load:merge': ['.tasks/load-merge.ts'],
  'load:manifest': ['.tasks/load-manifest.ts'],
  'load:results': ['.tasks/load-results.ts'],
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
const { status, signal } = spawnSync('node', ['--import', new URL('end-on-signal.mjs', import.meta.url).href, ...task, ...args], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exit(signal ? 130 : (status ?? 1))

function installIfStale() {
  if (isInstalled()) return
  console.log('Installing packages as package-lock.json says (once) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('Packages could not be installed; npm says why above.')
    process.exit(1)
  }
}

/** Whether node_modules holds what the lockfile names, by npm's own record of it; packages for other platforms may be absent. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const wanted = readPackages('package-lock.json')
  const installed = readPackages(record)
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || (installed[path] ? installed[path].version === version : optional === true),
  )
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}
