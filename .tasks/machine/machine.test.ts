// THE TABLE OF MACHINES that are not ours: what is printed there, and the exit code.
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Machine, makeProject } from './test-machine.ts'

let project: ReturnType<typeof makeProject>
let machine: Machine
beforeAll(() => void (project = makeProject()))
afterAll(() => project.remove())
beforeEach(() => void (machine = project.clone()))
afterEach(() => machine.remove())

const RAN =
  /^Installing the packages of package-lock\.json \(once\) …\n\nadded 3 packages in .*\nran with prod, tool, node; scripts: none\n$/

/** What a machine says of itself, before anything else runs in a process. */
const says = (code: string) => ({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` })
const processOf = (name: string, value: string) => says(`Object.defineProperty(process, '${name}', { value: '${value}' })`)

/** Installs as npm does where the package with Node is for another platform. */
const INSTALL = `const lock = JSON.parse(fs.readFileSync("package-lock.json")); delete lock.packages["node_modules/node"]
fs.writeFileSync("node_modules/.package-lock.json", JSON.stringify(lock))`
const OF_OTHER_PLATFORM = `mkdir node_modules && "${process.execPath}" -e '${INSTALL}'`

/** What a machine may say against the project's own settings, as in an .npmrc. */
const SETTINGS = ['omit[]=dev', 'omit[]=optional', 'engine-strict=true', 'ignore-scripts=false', 'bin-links=false', 'package-lock=false']

test('settings of the environment change nothing: all packages are installed, no script runs; the second command installs nothing', async () => {
  const pairs = SETTINGS.map((line) => line.replace('[]', '').replaceAll('-', '_').split('='))
  const env = { NODE_ENV: 'production', ...Object.fromEntries(pairs.map(([name, value]) => [`npm_config_${name}`, value])) }
  expect(await machine.run(env)).toEqual({ code: 0, output: expect.stringMatching(RAN) })
  expect((await machine.run(env)).output).toBe('ran with prod, tool, node; scripts: none\n')
})

const noFolder = `fs.mkdirSync = () => { throw new Error('EROFS: read-only file system') }; syncBuiltinESMExports()`
const OTHER_GLIBC = `mkdir node_modules/.bin; echo 'exit 1' > node_modules/.bin/node; chmod +x node_modules/.bin/node`

/** Cause, environment, programs that stand before those of the PATH, and the last line. */
test.each<[string, Record<string, string>, Record<string, string>, RegExp]>([
  ['Windows', processOf('platform', 'win32'), {}, /^On Windows this runs in WSL alone .*: clone the repository there/],
  ['Node 18', processOf('version', 'v18.20.4'), {}, /^Node 20 or newer is needed, and this is v18\.20\.4\. Install one/],
  [
    'a folder that cannot be written',
    says(`import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; ${noFolder}`),
    {},
    /^Nothing can be written here \(EROFS: read-only file system\): .*\. Clone it where you may write\.$/,
  ],
  ['no npm', { PATH: '/nowhere' }, {}, /^npm was not found in the PATH: it comes with Node/],
  ['npm fails', {}, { npm: 'exit 7' }, /^Packages could not be installed; see npm's error above\.$/],
  [
    'npm leaves packages out and ends well',
    {},
    { npm: 'exit 0' },
    /^npm ended well, and 2 packages of package-lock\.json are not in node_modules \(prod, tool\): .*npm config list/,
  ],
  [
    'a platform for which no package brings Node, and Node 20',
    {},
    { npm: OF_OTHER_PLATFORM, node: 'echo v20.20.2' },
    /^Node 24\.7 or newer is needed, and this is v20\.20\.2; the packages bring none that runs on \w+ \w+\. Install one/,
  ],
  [
    'a glibc that is older than that of the Node that the packages bring',
    {},
    { npm: `${OF_OTHER_PLATFORM}; ${OTHER_GLIBC}` },
    /^The Node of this project, node_modules\/\.bin\/node, does not run on this machine \(it ends with 1\)\. It needs Linux with glibc/,
  ],
])('%s: a sentence that says what to do, and exit code 1', async (_cause, env, programs, sentence) => {
  for (const [name, script] of Object.entries(programs)) machine.program(name, script)
  const { code, output } = await machine.run(env)
  expect(output.trimEnd().split('\n').at(-1)).toMatch(sentence)
  expect(output).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
})

const SLOW_TO_SPAWN = `import programs from 'node:child_process'; import { syncBuiltinESMExports } from 'node:module'
const { spawn } = programs
programs.spawn = (...args) => { const child = spawn(...args); for (const begun = Date.now(); Date.now() - begun < 300;); return child }
syncBuiltinESMExports()`

test('a signal while npm installs ends npm, too, and the next command installs', async () => {
  machine.program('npm', `trap 'echo "$0 ends"; exit 1' TERM; echo begun; while :; do sleep 0.05; done`)
  // On a busy machine npm runs long before its starter goes on.
  const child = machine.start(says(SLOW_TO_SPAWN))
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const closed = once(child, 'close')
  while (!output.includes('begun')) await setTimeout(20)
  child.kill('SIGTERM')
  expect((await closed)[0]).not.toBe(0)
  expect(output).toMatch(/npm ends\n$/)
  expect(readdirSync(join(machine.folder, '.data/turns'))).toEqual([])
})
