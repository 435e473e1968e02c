// Entry point of every npm script. Runs on Node 20 or newer without installed packages: installs the packages of the lockfile when they
// are missing or stale, then starts the task with the Node version that the project depends on.
import { delimiter, resolve } from 'node:path'
import { installPackages } from './machine/install-packages.mjs'
import { problemBeforeInstalling, problemBeforeRunning } from './machine/machine-problems.mjs'
import { runChild } from './run-child.mjs'

/** Task -> file and its fixed arguments. */
const TASKS = {
  start: ['.tasks/start.ts'],
  dev: ['.tasks/dev.ts'],
  mock: ['mock-api/server.ts'],
  'mock:drift': ['.tasks/mock-drift.ts'],
  'mock:pack': ['.tasks/mock-pack.ts'],
  seed: ['.tasks/seed.ts'],
  build: ['.tasks/build.ts'],
  'keep:assets': ['.tasks/keep-assets.ts'],
  deploy: ['.tasks/deploy.ts'],
  metrics: ['.tasks/metrics.ts'],
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
  'bench:search': ['.tasks/bench-search.ts'],
  'bench:page': ['.tasks/bench-page.ts'],
  'bench:edge': ['.tasks/bench-edge.ts'],
  'chaos:edge': ['.tasks/chaos-edge.ts'],
  'probe:edge': ['.tasks/probe-edge.ts'],
  'verify:deployed': ['.tasks/verify-deployed.ts'],
  'soak:edge': ['.tasks/soak-edge.ts'],
  'simulate:edge': ['.tasks/simulate-edge.ts'],
  'bench:mock': ['.tasks/bench-mock.ts'],
  'chaos:mock': ['.tasks/chaos-mock.ts'],
  load: ['.tasks/load.ts'],
  'load:compare': ['.tasks/load-compare.ts'],
  'load:mutants': ['.tasks/load-mutants.ts'],
}

const [name = '', ...args] = process.argv.slice(2)
const task = Object.entries(TASKS).find(([known]) => known === name)?.[1]
if (!task) {
  console.error(`There is no task "${name}". Tasks: ${Object.keys(TASKS).join(', ')}.`)
  process.exit(2)
}

stopOn(problemBeforeInstalling())
stopOn(await installPackages())
process.env['PATH'] = resolve('node_modules/.bin') + delimiter + process.env['PATH']
stopOn(problemBeforeRunning())
process.exit(await runChild('node', ['--import', new URL('end-on-signal.mjs', import.meta.url).href, ...task, ...args]))

/** @param {string | null} problem */
function stopOn(problem) {
  if (problem === null) return
  console.error(problem)
  process.exit(1)
}
