import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const ASK_EVERY_MS = 20
const ASK_WITHIN_MS = 1000
const STOP_WITHIN_MS = 10_000

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const Gauges = z.object({
  rssBytes: z.number(),
  /** Processor time of the server, all its threads. */
  cpuUs: z.number(),
  /** How late the event loop came round: what a request waits at most for others. */
  loopDelayMs: z.object({ p99: z.number(), max: z.number() }),
  gc: z.object({ pauses: z.number(), totalMs: z.number(), maxMs: z.number() }),
})
/** What a server cost inside since it was asked last. */
export type Gauges = z.infer<typeof Gauges>

export interface MeasuredServer {
  origin: string
  /** From the start of the process to the first good answer. */
  startMs: number
  gauges(): Promise<Gauges>
  stop(): Promise<void>
}

/** Starts the mock API over a database as a process of its own, as `npm run mock` does but without pictures and the check of answers. */
export async function startMeasured({ db, port }: { db: string; port: number }): Promise<MeasuredServer> {
  const begun = performance.now()
  const child = fork(here('../server.ts'), ['--db', db, '--port', String(port), '--no-pictures', '--no-response-check'], {
    execArgv: [...process.execArgv, '--import', here('gauges.ts')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  do {
    if (child.exitCode !== null) throw new Error(`The server of the benchmark ended with ${child.exitCode}; it says why above.`)
    await setTimeout(ASK_EVERY_MS)
  } while (!(await isReady(origin)))
  return {
    origin,
    startMs: performance.now() - begun,
    async gauges() {
      const answered = once(child, 'message')
      child.send('gauges')
      return Gauges.parse((await answered)[0])
    },
    async stop() {
      child.kill('SIGTERM')
      const force = new AbortController()
      // One that hangs in a loop hears no signal but this.
      void setTimeout(STOP_WITHIN_MS, undefined, force).then(
        () => child.kill('SIGKILL'),
        () => {},
      )
      await ended
      force.abort()
    },
  }
}

async function isReady(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(ASK_WITHIN_MS) }).catch(() => null)
  await response?.arrayBuffer()
  return response?.ok ?? false
}
