// THE TABLE OF MACHINES that are not ours: what is printed there, and the exit code.
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
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
const isOfVersion = (version: string) => says(`Object.defineProperty(process, 'version', { value: '${version}' })`)
const ofUser = (...lines: string[]) => writeFileSync(join(machine.folder, '.npmrc-of-user'), lines.join('\n'))

test.each([
  ['NODE_ENV=production', { NODE_ENV: 'production' }],
  ['--omit=optional', { npm_config_omit: 'optional' }],
  ['engine-strict', { npm_config_engine_strict: 'true' }],
  [
    'scripts allowed, no lockfile, no links to programs',
    { npm_config_ignore_scripts: 'false', npm_config_package_lock: 'false', npm_config_bin_links: 'false' },
  ],
])('%s, in the environment: all packages are installed, none of their scripts runs, and the task does', async (_cause, env) => {
  expect(await machine.run(env)).toEqual({ code: 0, output: expect.stringMatching(RAN) })
})

test('the same settings in the user’s .npmrc change nothing either, and the second command installs nothing', async () => {
  ofUser('omit[]=dev', 'omit[]=optional', 'engine-strict=true', 'ignore-scripts=false', 'bin-links=false', 'package-lock=false')
  const env = { npm_config_userconfig: join(machine.folder, '.npmrc-of-user') }
  expect(await machine.run(env)).toEqual({ code: 0, output: expect.stringMatching(RAN) })
  expect((await machine.run(env)).output).toBe('ran with prod, tool, node; scripts: none\n')
})

test.each<[cause: string, env: Record<string, string>, prepare: () => void, sentence: RegExp]>([
  [
    'Windows',
    says(`Object.defineProperty(process, 'platform', { value: 'win32' })`),
    () => {},
    /^On Windows this runs in WSL alone .*: clone the repository there/,
  ],
  ['Node 18', isOfVersion('v18.20.4'), () => {}, /^Node 20 or newer is needed, and this is v18\.20\.4: install one/],
  [
    'a folder that cannot be written',
    says(
      `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; fs.mkdirSync = () => { throw new Error('EROFS: read-only file system') }; syncBuiltinESMExports()`,
    ),
    () => {},
    /^Nothing can be written here \(EROFS: read-only file system\): .*\. Clone it where you may write\.$/,
  ],
  ['no npm', { PATH: '/nowhere' }, () => {}, /^Installing .*\nnpm was not found in the PATH: it comes with Node/],
  [
    'npm fails',
    {},
    () => machine.program('npm', 'echo of npm >&2; exit 7'),
    /^Installing .*\nof npm\nPackages could not be installed; see npm's error above\.$/,
  ],
  [
    'npm leaves packages out and ends well',
    {},
    () => machine.program('npm', 'exit 0'),
    /^Installing .*\nnpm ended well, and 2 packages of package-lock\.json are not in node_modules \(prod, tool\): .*npm config list/,
  ],
  [
    'macOS or another platform for which no package brings Node, and Node 20',
    {},
    () => {
      machine.program('npm', OF_OTHER_PLATFORM)
      machine.program('node', 'echo v20.20.2')
    },
    /^Installing .*\nNode 24\.7 or newer is needed, and this is v20\.20\.2; the packages bring none that runs on \w+ \w+\. Install one/,
  ],
  [
    'a glibc that is older than that of the Node that the packages bring',
    {},
    () =>
      machine.program(
        'npm',
        `${OF_OTHER_PLATFORM}; mkdir node_modules/.bin; echo 'exit 1' > node_modules/.bin/node; chmod +x node_modules/.bin/node`,
      ),
    /^Installing .*\nThe Node of this project, node_modules\/\.bin\/node, does not run on this machine \(it ends with 1\)\. It needs Linux with glibc/,
  ],
])('%s: a sentence that says what to do, and exit code 1', async (_cause, env, prepare, sentence) => {
  prepare()
  const { code, output } = await machine.run(env)
  expect(output.trimEnd()).toMatch(sentence)
  expect(output).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
})

/** Installs as npm does where the package with Node is for another platform. */
const OF_OTHER_PLATFORM = `mkdir node_modules && "${process.execPath}" -e 'const lock = JSON.parse(fs.readFileSync("package-lock.json")); delete lock.packages["node_modules/node"]; fs.writeFileSync("node_modules/.package-lock.json", JSON.stringify(lock))'`

test('two commands at once, as two `npm start` on different ports: one installs, the other waits for it', async () => {
  const ends = await Promise.all([machine.run(), machine.run()])
  expect(ends.map(({ code }) => code)).toEqual([0, 0])
  const outputs = ends.map(({ output }) => output).toSorted()
  expect(outputs[1]).toMatch(RAN)
  expect(outputs[0]).toMatch(
    /^Another command is installing .* \(process \d+\): waiting for it …\nran with prod, tool, node; scripts: none\n$/,
  )
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s while npm installs ends npm, too, and the next command installs', async (signal) => {
  machine.program('npm', `trap 'echo "$0 ends"; exit 1' TERM INT; echo begun; while :; do sleep 0.05; done`)
  const child = machine.start()
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const closed = once(child, 'close')
  while (!output.includes('begun')) await setTimeout(20)
  child.kill(signal)
  expect((await closed)[0]).not.toBe(0)
  expect(output).toMatch(/npm ends\n$/)
  expect(readdirSync(join(machine.folder, '.data/turns'))).toEqual([])
})
