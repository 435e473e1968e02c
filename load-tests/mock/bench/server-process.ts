import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const POLL_EVERY_MS = 20
const POLL_TIMEOUT_MS = 1000
const STOP_WITHIN_MS = 10_000

const SERVER = fileURLToPath(new URL('../../../mock-api/server.ts', import.meta.url))

export interface ServerProcess {
  origin: string
  child: ChildProcess
  /** Time from process start to the first successful response. */
  startMs: number
  /** Stops gracefully: running calls complete. */
  stop(): Promise<void>
  /** SIGKILL: stops without any cleanup. */
  kill(): Promise<void>
}

interface ServerProcessOptions {
  db: string
  port: number
  /** Modules that the server preloads. */
  preload?: readonly string[]
  /** Whether it serves pictures. @default false */
  hasPictures?: boolean
  /** Further options of the server (mock-api/server-options.ts). @default [] */
  args?: readonly string[]
}

/** Starts the mock API over a database as a process, like `npm run mock` but without pictures and response validation. */
export async function startServer({
  db,
  port,
  preload = [],
  hasPictures = false,
  args = [],
}: ServerProcessOptions): Promise<ServerProcess> {
  const begun = performance.now()
  const child = fork(
    SERVER,
    ['--db', db, '--port', String(port), '--no-response-check', ...(hasPictures ? [] : ['--no-pictures']), ...args],
    {
      execArgv: preload.flatMap((file) => ['--import', file]),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  do {
    if (child.exitCode !== null) throw new Error(`The server on port ${port} ended with ${child.exitCode}; it says why above.`)
    await setTimeout(POLL_EVERY_MS)
  } while (!(await isReady(origin)))
  const startMs = performance.now() - begun

  async function kill() {
    child.kill('SIGKILL')
    await ended
  }

  return {
    origin,
    child,
    startMs,
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

async function isReady(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(POLL_TIMEOUT_MS) }).catch(() => null)
  await response?.arrayBuffer()
  return response?.ok ?? false
}
