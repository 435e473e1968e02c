import { percentile } from '../../statistics/percentiles.ts'
import type { Call } from './keep-alive-connection.ts'
import { load } from './closed-loop.ts'
import type { Gauges, MeasuredServer } from './measured-server.ts'

const WARM_UP_MS = 1500

export interface Case {
  name: string
  connections: number
  durationMs: number
  next: () => Call
  check?: (json: unknown) => void
}

/** Results of a case: client-side latencies, and the server's internal cost in the same time. */
export interface Measured {
  name: string
  connections: number
  calls: number
  perSecond: number
  /** Latencies in ms. */
  p50: number
  p99: number
  p999: number
  max: number
  /** CPU time of the server per call. */
  serverUs: number
  clientCpu: number
  loopDelayMs: Gauges['loopDelayMs']
  gc: Gauges['gc']
  rssBytes: number
}

/** Runs a case after a warm-up with the same calls. */
export async function measure(server: MeasuredServer, { name, ...one }: Case): Promise<Measured> {
  await load({ origin: server.origin, ...one, durationMs: WARM_UP_MS })
  await server.gauges()
  const { latenciesMs, seconds, clientCpu } = await load({ origin: server.origin, ...one })
  const { cpuUs, ...inside } = await server.gauges()
  const calls = latenciesMs.length
  return {
    name,
    connections: one.connections,
    calls,
    perSecond: calls / seconds,
    p50: percentile(latenciesMs, 50),
    p99: percentile(latenciesMs, 99),
    p999: percentile(latenciesMs, 99.9),
    max: percentile(latenciesMs, 100),
    serverUs: cpuUs / calls,
    clientCpu,
    ...inside,
  }
}
