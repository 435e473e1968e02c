import { once } from 'node:events'
import { z } from 'zod'
import { type ServerProcess, startServer } from './server-process.ts'

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

export interface MeasuredServer extends Pick<ServerProcess, 'origin' | 'startMs' | 'stop'> {
  gauges(): Promise<Gauges>
}

/** Starts the mock API over a database with gauges in it. */
export async function startMeasured(options: { db: string; port: number }): Promise<MeasuredServer> {
  const { child, ...server } = await startServer({ ...options, preload: [new URL('gauges.ts', import.meta.url).href] })
  return {
    ...server,
    async gauges() {
      const answered = once(child, 'message')
      child.send('gauges')
      return Gauges.parse((await answered)[0])
    },
  }
}
