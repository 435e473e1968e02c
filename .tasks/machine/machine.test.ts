// THE TABLE OF MACHINES that are not ours: what is printed there, and the exit code. Each is a folder with a lockfile, a task and an npm of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** Installs as npm does. @param left packages that it leaves out: those for another platform */
const installing = (left = '') =>
  `echo "$@" > asked; mkdir -p node_modules/.bin; grep -v '${left || 'no package'}' package-lock.json > node_modules/.package-lock.json`
const LOCKFILE = `{"packages": {
"node_modules/prod": {"version": "1.0.0"},
"node_modules/node": {"version": "1.0.0", "optional": true},
"node_modules/tool": {"version": "1.0.0"}
}}`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patyna-machine-'))
  for (const name of ['.tasks', 'bin']) mkdirSync(join(folder, name))
  cpSync('.npmrc', join(folder, '.npmrc'))
  writeFileSync(join(folder, 'package-lock.json'), LOCKFILE)
  writeFileSync(join(folder, '.tasks/run-command.ts'), "console.log('ran')")
  symlinkSync(process.execPath, join(folder, 'bin/node'))
  program('npm', installing())
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Puts a program into the front of the PATH. @param script of the shell */
function program(name: string, script: string): void {
  rmSync(join(folder, 'bin', name), { force: true })
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

/** Starts the folder's only task, as npm scripts begin. */
function start(env: Readonly<Record<string, string>> = {}, args: readonly string[] = []) {
  const PATH = [join(folder, 'bin'), '/usr/bin', '/bin'].join(delimiter)
  const child = spawn(process.execPath, [resolve('.tasks/run.mjs'), 'mock', ...args], { cwd: folder, env: { HOME: folder, PATH, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return { child, ended: once(child, 'close').then(([code]) => ({ code, output })), output: () => output }
}

test('npm gets every setting of the project as an option, which wins over those of the machine; the second command installs nothing', async () => {
  expect((await start().ended).output).toBe('Installing the packages of package-lock.json (once) …\nran\n')
  const settings = readFileSync('.npmrc', 'utf8').match(/^[a-z].*$/gm) ?? []
  expect(readFileSync(join(folder, 'asked'), 'utf8').split(/\s/)).toEqual(
    expect.arrayContaining(['ci', ...settings.map((line) => `--${line.replace('[]', '')}`)]),
  )
  expect(await start().ended).toEqual({ code: 0, output: 'ran\n' })
})

test('--help does nothing, whether packages are missing or stale', async () => {
  for (const stale of [false, true]) {
    if (stale) mkdirSync(join(folder, 'node_modules'))
    expect((await start({}, ['--help']).ended).output).toMatch(/^Starts the mock[^]*told once the packages are installed/)
  }
  expect(readdirSync(folder)).not.toContain('asked')
})

/** What a machine says of itself, before anything else runs in a process. */
const says = (code: string) => ({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` })
const processOf = (name: string, value: string) => says(`Object.defineProperty(process, '${name}', { value: '${value}' })`)
const NO_FOLDER = `fs.mkdirSync = () => { throw new Error('EROFS: read-only file system') }; syncBuiltinESMExports()`
const OTHER_GLIBC = `echo 'exit 1' > node_modules/.bin/node; chmod +x node_modules/.bin/node`

/** Cause, environment, programs that stand before those of the PATH, and the last line. */
test.each<[string, Record<string, string>, Record<string, string>, RegExp]>([
  ['Windows', processOf('platform', 'win32'), {}, /^On Windows this runs in WSL alone .*: clone the repository there/],
  ['Node 18', processOf('version', 'v18.20.4'), {}, /^Node 20 or newer is needed, and this is v18\.20\.4\. Install one/],
  [
    'a folder that cannot be written',
    says(`import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; ${NO_FOLDER}`),
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
    { npm: installing('/node"'), node: 'echo v20.20.2' },
    /^Node 24\.7 or newer is needed, and this is v20\.20\.2; the packages bring none that runs on \w+ \w+\. Install one/,
  ],
  [
    'a glibc that is older than that of the Node that the packages bring',
    {},
    { npm: `${installing('/node"')}; ${OTHER_GLIBC}` },
    /^The Node of this project, node_modules\/\.bin\/node, does not run on this machine \(it ends with 1\)\. It needs Linux with glibc/,
  ],
])('%s: a sentence that says what to do, and exit code 1', async (_cause, env, programs, sentence) => {
  for (const [name, script] of Object.entries(programs)) program(name, script)
  const { code, output } = await start(env).ended
  expect(output.trimEnd().split('\n').at(-1)).toMatch(sentence)
  expect(output).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
})

test('a signal while npm installs ends npm, too, and the next command installs', async () => {
  program('npm', `trap 'echo "$0 ends"; exit 1' TERM; echo begun; while :; do sleep 0.05; done`)
  const { child, ended, output } = start()
  await expect.poll(output).toContain('begun')
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: expect.any(Number), output: expect.stringMatching(/npm ends\n/) })
  expect(readdirSync(join(folder, '.data/turns'))).toEqual([])
})
