// The mock as a child process: of the local stack, of benchmarks, of fault cases.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const POLL_EVERY_MS = 20
const POLL_TIMEOUT_MS = 1000
const STOP_WITHIN_MS = 10_000

/**
 * V8's young generation on a small machine. On one with much memory it grows to 64 MB, and at 20,000 products V8 may
 * collect the whole heap once a second for it (docs/measurements/load-comparison.md).
 */
const YOUNG_GENERATION = '--max-semi-space-size=16'

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url))

export interface MockProcess {
  origin: string
  child: ChildProcess
  /** Stops gracefully: running calls complete. */
  stop(): Promise<void>
  /** SIGKILL: stops without any cleanup. */
  kill(): Promise<void>
}

interface MockProcessOptions {
  /** Where its arguments or environment make it listen. */
  origin: string
  /** Options of the server (server-options.ts). */
  args: readonly string[]
  /** Environment variables beside those of this process. @default {} */
  env?: Readonly<Record<string, string>>
  /** Where its log lines go. @default 'ignore' */
  stdout?: 'ignore' | 'inherit'
  /** A process group of its own: Ctrl-C reaches who started it alone. @default false */
  isDetached?: boolean
}

/** Starts the mock API and waits until it responds; it ends with this process. @throws Error when it ends before, or its port is taken */
export async function startProcess({
  origin,
  args,
  env = {},
  stdout = 'ignore',
  isDetached = false,
}: MockProcessOptions): Promise<MockProcess> {
  // It would answer in place of the one that cannot start.
  if (await isReady(origin))
    throw new Error(`Something answers at ${origin} already. Is the shop running? Stop it, or choose another port.`)
  const child = fork(SERVER, args, {
    execArgv: youngGeneration(process.env['NODE_OPTIONS']),
    // The IPC channel closes when this process ends.
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
    env: { ...process.env, ...env },
    detached: isDetached,
  })
  // The server notices the end of this process only once it is ready.
  const killNow = () => void child.kill('SIGKILL')
  process.once('exit', killNow)
  const ended = once(child, 'exit').then(() => void process.off('exit', killNow))
  do {
    const end = child.exitCode ?? child.signalCode
    if (end !== null) {
      throw new Error(`The mock API at ${origin} ended with ${end}; see its error above. Is its port taken?`)
    }
    await setTimeout(POLL_EVERY_MS)
  } while (!(await isReady(origin)))

  async function kill() {
    killNow()
    await ended
  }

  return {
    origin,
    child,
    kill,
    async stop() {
      child.kill('SIGTERM')
      const patience = new AbortController()
      // A process stuck in a loop ignores SIGTERM.
      const force = setTimeout(STOP_WITHIN_MS, null, patience).then(kill, () => {})
      await ended
      patience.abort()
      await force
    },
  }
}

/** A size that was set on purpose wins. */
function youngGeneration(nodeOptions = ''): string[] {
  return nodeOptions.includes('--max-semi-space-size') ? [] : [YOUNG_GENERATION]
}

async function isReady(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(POLL_TIMEOUT_MS) }).catch(() => null)
  await response?.arrayBuffer()
  return response?.ok ?? false
}
