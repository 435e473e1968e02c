import { Client } from 'undici'

/** A server that is silent for so long hangs, and the benchmark ends. */
const TIMEOUT_MS = 30_000

/** One call of a client. */
export interface Call {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

interface LoadOptions {
  origin: string
  /** Each has one call under way and makes the next when it is answered (closed loop), over one kept connection. */
  connections: number
  durationMs: number
  /** The call to make; asked once per call. */
  next: () => Call
}

export interface Load {
  /** Of every call, shortest first. */
  latenciesMs: number[]
  seconds: number
  /** How busy this process was, 1 = one core: near it, the client is what is measured. */
  clientCpu: number
}

/**
 * Calls a server as fast as it answers.
 * @throws Error with the first answer that is not 200: a refusal is quick, and would make the figures better
 */
export async function load({ origin, connections, durationMs, next }: LoadOptions): Promise<Load> {
  const latenciesMs: number[] = []
  const cpuBefore = process.cpuUsage()
  const begun = performance.now()

  async function callUntilOver(): Promise<void> {
    const client = new Client(origin, { headersTimeout: TIMEOUT_MS })
    try {
      while (performance.now() - begun < durationMs) {
        const call = next()
        const start = performance.now()
        const { statusCode, body } = await client.request(call)
        if (statusCode !== 200) throw new Error(`${call.method} ${call.path} answered ${statusCode}: ${await body.text()}`)
        await body.arrayBuffer()
        latenciesMs.push(performance.now() - start)
      }
    } finally {
      await client.close()
    }
  }

  await Promise.all(Array.from({ length: connections }, callUntilOver))
  const tookMs = performance.now() - begun
  const { user, system } = process.cpuUsage(cpuBefore)
  return { latenciesMs: latenciesMs.toSorted((a, b) => a - b), seconds: tookMs / 1000, clientCpu: (user + system) / 1000 / tookMs }
}
