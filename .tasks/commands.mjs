// THE TABLE OF COMMANDS. A new one = a row here and its file; a script of npm for a row of the outermost table alone. `--help` prints a row and the
// help of its file, and does nothing else. Plain JavaScript, so that any Node reads it before packages are installed.

/**
 * @typedef {object} CommandRow
 * @property {string} purpose one sentence
 * @property {string} takes how long it takes on two quiet cores, and what the first time costs
 * @property {() => Promise<import('../load-tests/commands/command.ts').Command>} load its help, options and work
 * @property {Readonly<Record<string, CommandRow>>} [below] commands that are given as its first argument
 */

const STACK = 'some seconds; the first time a minute more for build and seed'

/** @type {Readonly<Record<string, CommandRow>>} */
const MOCK = {
  seed: {
    purpose: 'Seeds the database of the mock, if it is missing.',
    takes: 'half a minute for 20,000 products',
    load: async () => (await import('./mock-seed.ts')).mockSeed,
  },
  pack: {
    purpose: 'Writes the mock as one folder that runs with Node alone.',
    takes: 'some 10 s',
    load: async () => (await import('./mock-pack.ts')).mockPack,
  },
  drift: {
    purpose: 'Reports where a running shop API differs from the contract.',
    takes: 'some 20 s',
    load: async () => (await import('./mock-drift.ts')).mockDrift,
  },
}

/** @type {Readonly<Record<string, CommandRow>>} */
const LOAD = {
  compare: {
    purpose: 'Reports whether one commit is better or worse than another under load.',
    takes: '8 min, --minutes; the first time two builds more',
    load: async () => (await import('../load-tests/commands/load-compare.ts')).loadCompare,
  },
  mutants: {
    purpose: 'Tests the verdict of load tests: smokes against broken shops must fail, against healthy ones pass.',
    takes: '45 min; --part 1/5 a fifth of it',
    load: async () => (await import('../load-tests/commands/load-mutants.ts')).loadMutants,
  },
  catalog: {
    purpose: 'Writes what a running shop sells and finds into a file, against which load tests of it check responses.',
    takes: 'some seconds',
    load: async () => (await import('../load-tests/commands/load-catalog.ts')).loadCatalog,
  },
  soak: {
    purpose: 'Watches the memory of the worker under many mixed visits, some of which disconnect, and a flood of addresses.',
    takes: '3 min',
    load: async () => (await import('../load-tests/commands/soak-edge.ts')).soakEdge,
  },
  simulate: {
    purpose: 'Simulates visits at many locations, and reports what a shared store costs a month.',
    takes: 'some seconds',
    load: async () => (await import('../load-tests/commands/simulate-edge.ts')).simulateEdge,
  },
}

/** @type {Readonly<Record<string, CommandRow>>} */
const DEPLOY = {
  verify: {
    purpose: 'Checks a deployed storefront against its promises.',
    takes: '2 min',
    load: async () => (await import('../load-tests/commands/verify-deployed.ts')).verifyDeployed,
  },
  metrics: {
    purpose: 'Reports rates, service levels and alerts of a deployed storefront.',
    takes: 'some seconds',
    load: async () => (await import('./metrics.ts')).metrics,
  },
  'keep-assets': {
    purpose: 'Uploads the files of the build to the KV namespace of an environment, as a deployment does.',
    takes: 'a minute',
    load: async () => (await import('./keep-assets.ts')).keepAssets,
  },
}

/** @type {Readonly<Record<string, CommandRow>>} */
const MATRIX = {
  fuzz: {
    purpose: 'Runs schemathesis against the mock, by its OpenAPI document, as guest and professional, with and without control.',
    takes: 'some 10 min; the first time an installation from PyPI',
    load: async () => (await import('./fuzz.ts')).fuzz,
  },
  mutation: {
    purpose: 'Runs mutation tests of a folder and lists the mutants that survive.',
    takes: 'minutes to hours, by the folder',
    load: async () => (await import('./test-mutation.ts')).testMutation,
  },
  coverage: {
    purpose: 'Lists the requirements of docs/requirements.md that no test shows.',
    takes: 'a second',
    load: async () => (await import('./coverage-spec.ts')).coverageSpec,
  },
}

/** @type {Readonly<Record<string, CommandRow>>} */
export const COMMANDS = {
  start: {
    purpose: 'Starts the shop as it is deployed, with its mock, on this machine, until Ctrl-C.',
    takes: STACK,
    load: async () => (await import('./start.ts')).start,
  },
  dev: {
    purpose: 'Starts the shop with hot reload of client and server components, with its mock, until Ctrl-C.',
    takes: STACK,
    load: async () => (await import('./dev.ts')).dev,
  },
  build: {
    purpose: 'Builds the worker and its files into dist/, even if they are up to date.',
    takes: 'half a minute',
    load: async () => (await import('./build.ts')).build,
  },
  check: {
    purpose: 'Checks format, lint, types and unused code, and runs the unit tests: before every push.',
    takes: '3 min',
    load: async () => (await import('./gate/gate-commands.ts')).check,
  },
  test: {
    purpose:
      'Runs everything: checks, unit and API tests, the built worker, a third of the journeys in Chromium and their core, smokes in Firefox, WebKit and under k6.',
    takes: '12 min',
    load: async () => (await import('./gate/gate-commands.ts')).test,
  },
  fix: {
    purpose: 'Formats, and fixes what the linter can.',
    takes: 'some seconds',
    load: async () => (await import('./gate/gate-commands.ts')).fix,
  },
  mock: {
    purpose: 'Starts the mock of the shop API alone, until Ctrl-C.',
    takes: 'some seconds; the first time half a minute more for the seed',
    load: async () => (await import('./mock.ts')).mock,
    below: MOCK,
  },
  load: {
    purpose: 'Runs k6 against the built shop, and fails when a threshold or a promise is broken.',
    takes: '10 s for a smoke, other workloads 1 to 60 min',
    load: async () => (await import('../load-tests/commands/load.ts')).load,
    below: LOAD,
  },
  deploy: {
    purpose: 'Deploys gradually: checks, build, upload, then shares of visitors, each verified; a failure is undone.',
    takes: 'a quarter of an hour, and what the shares of visitors wait',
    load: async () => (await import('./deploy.ts')).deploy,
    below: DEPLOY,
  },
  'test:unit': {
    purpose: 'Runs the tests of rules, markup, contract and mock, all or by name, in process.',
    takes: '4 min, seconds for a file',
    load: async () => (await import('./test-vitest.ts')).testUnit,
  },
  'test:worker': {
    purpose: 'Runs the tests of the built worker, all or by name, over HTTP. Builds it when sources changed.',
    takes: '3 min, seconds for a file',
    load: async () => (await import('./test-vitest.ts')).testWorker,
  },
  'test:e2e': {
    purpose: 'Runs the journeys in Chromium, all or by name, against a stack that is started for them.',
    takes: '15 min, half a minute for a file',
    load: async () => (await import('./test-e2e.ts')).testE2e,
  },
  'test:engines': {
    purpose: 'Opens every kind of page, panel and form, and buys, in Firefox and WebKit.',
    takes: '8 min, --short 1 min',
    load: async () => (await import('./engines.ts')).testEngines,
  },
  'test:matrix': {
    purpose: 'Runs every journey, and opens every page in every market on a desktop and on a phone; or a part by name.',
    takes: '70 min, half a minute for a page',
    load: async () => (await import('./test-matrix.ts')).testMatrix,
    below: MATRIX,
  },
  'test:chaos': {
    purpose: 'Runs the fault cases: the built worker while the shop API misbehaves.',
    takes: '7 min; the first time a build of toxiproxy',
    load: async () => (await import('../load-tests/commands/chaos-edge.ts')).chaosEdge,
  },
  'bench:page': {
    purpose: 'Measures weight and speed of pages on a slow phone.',
    takes: '5 min; --against 40 min',
    load: async () => (await import('../load-tests/commands/bench-page.ts')).benchPage,
  },
  'bench:edge': {
    purpose: 'Measures cached and uncached pages beside a bare worker, or beside the worker of another commit.',
    takes: '5 min; --against 6 min and a build',
    load: async () => (await import('../load-tests/commands/bench-edge.ts')).benchEdge,
  },
  'bench:search': {
    purpose: 'Measures how fast searches are, or how well they are answered.',
    takes: '3 min; the first time a seed of 100,000 products',
    load: async () => (await import('../load-tests/commands/bench-search.ts')).benchSearch,
  },
}

/**
 * The row that a command line names, and the arguments that are left for it.
 * @param {readonly string[]} line as `['mock', 'seed', '--size', '1k']`
 * @returns {{ name: string, row: CommandRow | undefined, args: string[] }} name as one types it after `npm run`
 */
export function commandOf([script = '', ...args]) {
  const row = Object.hasOwn(COMMANDS, script) ? COMMANDS[script] : undefined
  const [first = '', ...others] = args
  const below = row?.below && Object.hasOwn(row.below, first) ? row.below[first] : undefined
  return below ? { name: `${script} -- ${first}`, row: below, args: others } : { name: script, row, args }
}

/** @param {readonly string[]} args @returns whether they ask what a command is, wherever it stands */
export function asksForHelp(args) {
  const end = args.indexOf('--')
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h')
}

/**
 * What `--help` says before the options.
 * @param {string} name
 * @param {CommandRow} row
 */
export function headOf(name, { purpose, takes, below = {} }) {
  const lines = Object.entries(below).map(([word, { purpose }]) => `  npm run ${name} -- ${word.padEnd(11)} ${purpose}\n`)
  return `${purpose}\nTakes ${takes}.\n${lines.length > 0 ? `\n${lines.join('')}` : ''}`
}
