import { type Call, openConnection } from './keep-alive-connection.ts'

interface LoadOptions {
  origin: string
  /** Closed-loop clients: each sends its next call after the previous response, over one keep-alive connection. */
  connections: number
  durationMs: number
  /** Returns the next call; called once per call. */
  next: () => Call
  /** Checks the first response and a sample of the others; throws if one is wrong. */
  check?: (json: unknown) => void
}

export interface Load {
  /** Latencies of all calls, ascending. */
  latenciesMs: number[]
  seconds: number
  /** CPU use of this process, 1 = one core; close to 1, the client is the bottleneck. */
  clientCpu: number
}

/** Interval, in responses, between full checks; other responses are checked by status and length. */
const CHECK_EVERY = 200

/**
 * Calls a server as fast as it responds.
 * @throws Error with the first response that is not 200 (errors are fast and would flatter the figures) or that fails a check
 */
export async function load({ origin, connections, durationMs, next, check = () => {} }: LoadOptions): Promise<Load> {
  const latenciesMs: number[] = []
  const cpuBefore = process.cpuUsage()
  const begun = performance.now()
  let calls = 0

  async function callUntilOver(): Promise<void> {
    const connection = await openConnection(origin)
    try {
      while (performance.now() - begun < durationMs) {
        const call = next()
        const isChecked = calls++ % CHECK_EVERY === 0
        const start = performance.now()
        const body = await connection.send(call, isChecked)
        latenciesMs.push(performance.now() - start)
        if (body !== null) check(JSON.parse(body))
      }
    } finally {
      connection.close()
    }
  }

  await Promise.all(Array.from({ length: connections }, callUntilOver))
  const tookMs = performance.now() - begun
  const { user, system } = process.cpuUsage(cpuBefore)
  return { latenciesMs: latenciesMs.toSorted((a, b) => a - b), seconds: tookMs / 1000, clientCpu: (user + system) / 1000 / tookMs }
}
