// A machine for tests: a folder with a small project in it, and an environment that may differ from ours in anything.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'

/** Packages of the project. Each would run a script when it is installed; the first two want a Node that nobody has. */
const PACKAGES = { prod: 'dependencies', tool: 'devDependencies', node: 'optionalDependencies' } as const

export type Machine = ReturnType<typeof machineIn>

/** Makes the project once; `node_modules` is not there yet. Its packages are files beside it, so nothing asks a network. */
export function makeProject() {
  const folder = mkdtempSync(join(tmpdir(), 'patyna-project-'))
  for (const name of Object.keys(PACKAGES)) {
    const install = `require('node:fs').writeFileSync(${JSON.stringify(join(folder, `script-of-${name}`))}, '')`
    mkdirSync(join(folder, name))
    write(join(folder, name, 'install.js'), install)
    // As the package node: the Node that the tasks run with.
    program(join(folder, name, 'program'), `exec "${process.execPath}" "$@"`)
    const scripts = { preinstall: 'node install.js', install: 'node install.js' }
    const engines = name === 'node' ? {} : { node: '>=99' }
    write(join(folder, name, 'package.json'), { name, version: '1.0.0', bin: { [name]: 'program' }, engines, scripts })
  }
  npm(folder, 'pack', ...Object.keys(PACKAGES).map((name) => `./${name}`))
  const dependencies = Object.entries(PACKAGES).map(([name, kind]) => [kind, { [name]: `file:${join(folder, `${name}-1.0.0.tgz`)}` }])
  write(join(folder, 'package.json'), { name: 'project', type: 'module', ...Object.fromEntries(dependencies) })
  npm(folder, 'install', '--package-lock-only', '--ignore-scripts', '--offline')
  return { clone: () => machineIn(folder), remove: () => rmSync(folder, { recursive: true }) }
}

function machineIn(project: string) {
  const folder = mkdtempSync(join(tmpdir(), 'patyna-machine-'))
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(project, file), join(folder, file))
  cpSync('.npmrc', join(folder, '.npmrc'))
  for (const name of ['.tasks', 'bin']) mkdirSync(join(folder, name))
  write(join(folder, '.tasks/run-command.ts'), TASK)
  symlinkSync(process.execPath, join(folder, 'bin/node'))
  const PATH = [join(folder, 'bin'), NPM_FOLDER, '/usr/bin', '/bin'].join(delimiter)
  /** Starts the project's only task, which says that it ran and with which packages, as npm scripts begin. */
  const start = (env: Readonly<Record<string, string>> = {}) =>
    spawn(process.execPath, [resolve('.tasks/run.mjs'), 'mock'], {
      cwd: folder,
      env: { HOME: folder, PATH, npm_config_offline: 'true', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  return {
    folder,
    start,
    async run(env?: Readonly<Record<string, string>>): Promise<{ code: number; output: string }> {
      const child = start(env)
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
      const [code] = await once(child, 'close')
      return { code, output }
    },
    /** Puts a program into the front of the PATH. @param script of the shell */
    program(name: string, script: string): void {
      rmSync(join(folder, 'bin', name), { force: true })
      program(join(folder, 'bin', name), script)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The task: which packages there are, and whether any of their scripts ran. */
const TASK = `import { existsSync, readdirSync, readFileSync } from 'node:fs'
const project = JSON.parse(readFileSync('package.json', 'utf8'))
const file: string = Object.values(project.dependencies)[0] as string
const scripts = readdirSync(file.replace(/^file:(.*)[/].*$/, '$1')).filter((name) => name.startsWith('script-of-'))
const there = ['prod', 'tool', 'node'].filter((name) => existsSync(\`node_modules/\${name}\`) && existsSync(\`node_modules/.bin/\${name}\`))
console.log(\`ran with \${there.join(', ')}; scripts: \${scripts.join(', ') || 'none'}\`)
`

/** Of the npm of this machine. */
const NPM_FOLDER = dirname(spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim())

function npm(cwd: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', env: { HOME: cwd, PATH: process.env['PATH'] } })
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: ${stderr}`)
}

function write(path: string, content: string | object): void {
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
}

function program(path: string, script: string): void {
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}
