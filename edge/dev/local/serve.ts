// Serves the built worker on raw workerd: the production runtime without a dev server in front of it.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { needFreePort } from './free-port.ts'
import { hostAndPort, localVars, originOf } from './listening.ts'
import { workerdConfig, type WorkerdConfigOptions } from './workerd-config.ts'

type Passed = 'platform' | 'beside' | 'standIns' | 'keptAssets' | 'heapMb' | 'hasFrontEnd'

export interface ServeEdgeOptions extends Pick<WorkerdConfigOptions, Passed> {
  host: string
  port: number
  shopApiOrigin: string
  /** Lets cookies choose a world and a scenario of the mock. @default false */
  hasMockControl?: boolean
  /** Additional bindings of the worker. @default {} */
  vars?: Readonly<Record<string, string>>
  /** Code of a module whose `withOverlay` wraps the worker. @default none: the worker as it is deployed */
  inFront?: string
  /** Folder of the built worker. @default 'dist/rsc' */
  workerDir?: string
  /** Folder for the generated configuration. */
  dataDir: string
  /** Log file of the worker. @default the terminal */
  logFile?: string
  /** A process group of its own: Ctrl-C reaches who started it alone. @default false */
  isDetached?: boolean
  /** Port of the inspector (worker-heap.ts). @default none */
  inspectorPort?: number
}

// A CommonJS module with the ES-module interop flag: loaders disagree on the result of `import`, but not of `require`.
const workerd: { default: string } = createRequire(import.meta.url)('workerd')

/** workerd waits for open requests before it ends; after this many ms it is killed. */
const GRACE_MS = 2000

/** Starts workerd; resolves when it is healthy. `stop` always ends it. @throws Error when it does not become healthy; it is killed then */
export async function serveEdge({
  host,
  port,
  shopApiOrigin,
  workerDir = 'dist/rsc',
  dataDir,
  hasMockControl = false,
  vars = {},
  inFront,
  logFile,
  inspectorPort,
  isDetached = false,
  ...passed
}: ServeEdgeOptions): Promise<{ origin: string; pid: number | undefined; stop: () => Promise<void> }> {
  // Another worker would answer in place of this one.
  await needFreePort(host, port, 'PORT or --port')
  const origin = originOf(host, port)
  const configDir = join(dataDir, 'workerd')
  mkdirSync(configDir, { recursive: true })
  const configPath = join(configDir, `${port}.capnp`)
  const allVars = {
    ...localVars(host, port, shopApiOrigin),
    ...(hasMockControl && { MOCK_CONTROL: '1' }),
    ...vars,
  }
  const front = inFront === undefined ? {} : { inFront: join(configDir, `${port}-in-front.js`) }
  if (front.inFront !== undefined && inFront !== undefined) writeFileSync(front.inFront, inFront)
  writeFileSync(
    configPath,
    workerdConfig({
      workerDir,
      configDir,
      address: hostAndPort(host, port),
      vars: allVars,
      ...passed,
      ...front,
    }),
  )

  const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a')
  const inspector = inspectorPort === undefined ? [] : [`--inspector-addr=${hostAndPort(host, inspectorPort)}`]
  const child = spawn(workerd.default, ['serve', '--experimental', ...inspector, configPath], {
    stdio: ['ignore', output, output],
    detached: isDetached,
  })
  if (typeof output === 'number') closeSync(output)
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const failed = new Promise<never>((_resolve, reject) => child.once('error', (cause) => reject(cannotStart(cause))))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(() => void process.off('exit', kill))
  await Promise.race([
    failed,
    waitUntilHealthy(`${origin}/healthz`),
    ended.then(() =>
      Promise.reject(new Error(`workerd at ${origin} ended with ${child.exitCode ?? child.signalCode}; see its error above.`)),
    ),
  ]).catch((error: unknown) => {
    kill()
    throw error
  })
  return { origin, pid: child.pid, stop: () => stop(child, ended) }
}

/** workerd is a program of its own: it may lack what it needs of the system. */
function cannotStart(cause: Error): Error {
  return new Error(`workerd does not run on this machine (${cause.message}). It needs Linux with glibc 2.35 or newer, or macOS 13.5.`, {
    cause,
  })
}

async function waitUntilHealthy(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} did not answer within 10 s`)
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  await ended
  clearTimeout(timer)
}
