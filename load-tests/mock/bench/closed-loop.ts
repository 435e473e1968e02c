import { type Call, openConnection } from './keep-alive-connection.ts'

interface LoadOptions {
  origin: string
  /** Each has one call under way and makes the next when it is answered (closed loop), over one kept-alive connection. */
  connections: number
  durationMs: number
  /** The call to make; asked once per call. */
  next: () => Call
  /** Looks at the first answer and at one of many; throws when it is not what it should be. */
  check?: (json: unknown) => void
}

export interface Load {
  /** Of every call, shortest first. */
  latenciesMs: number[]
  seconds: number
  /** How busy this process was, 1 = one core: near it, the client is what is measured. */
  clientCpu: number
}

/** Every so many answers one is read whole and checked; of the others status and length are. */
const CHECK_EVERY = 200

/**
 * Calls a server as fast as it answers.
 * @throws Error with the first answer that is not 200 (a refusal is quick, and would make the figures better) or that a check refuses
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
