import { once } from 'node:events'
import { z } from 'zod'
import { type ServerProcess, startServer } from './server-process.ts'

const Gauges = z.object({
  rssBytes: z.number(),
  /** CPU time of the server, all threads. */
  cpuUs: z.number(),
  /** Event-loop delay: the longest wait of a request for others. */
  loopDelayMs: z.object({ p99: z.number(), max: z.number() }),
  gc: z.object({ pauses: z.number(), totalMs: z.number(), maxMs: z.number() }),
})
/** Internal cost of a server since the last report. */
export type Gauges = z.infer<typeof Gauges>

export interface MeasuredServer extends Pick<ServerProcess, 'origin' | 'startMs' | 'stop'> {
  gauges(): Promise<Gauges>
}

/** Starts the mock API over a database, with gauges. */
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
