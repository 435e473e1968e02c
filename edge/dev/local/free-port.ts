import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { listenError } from './listening.ts'

/** Below the ports that a system gives to connections (Linux: from 32768): one of those may be taken before it is needed. */
const PORTS = { least: 20_000, most: 32_000 } as const

const anyPort = () => randomInt(PORTS.least, PORTS.most)

/** A port of this machine on which nothing currently listens; of several in a row the first. @param draw the port to try next */
export async function freePort(count: number = 1, draw: () => number = anyPort): Promise<number> {
  for (;;) {
    const first = draw()
    const tries = await Promise.allSettled(Array.from({ length: count }, (_, at) => listenOnce('127.0.0.1', first + at)))
    if (tries.every(({ status }) => status === 'fulfilled')) return first
  }
}

/**
 * Checks that a server can listen on a port: another process would respond in place of the one about to start.
 * @param option the environment variable or command-line option that chooses the port
 * @throws Error with a sentence for the terminal that says why not
 */
export async function needFreePort(host: string, port: number, option: string): Promise<void> {
  await listenOnce(host, port).catch((cause: unknown) => {
    throw listenError(cause, { host, port, option })
  })
}

/**
 * The same for all ports of a stack, by the variables that choose them.
 * @throws Error also where two of them are the same
 */
export async function needFreePorts(host: string, ports: Readonly<Record<string, number>>): Promise<void> {
  const entries = Object.entries(ports)
  for (const [at, [option, port]] of entries.entries()) {
    const [other] = entries.slice(0, at).find(([, before]) => before === port) ?? []
    if (other !== undefined) throw new Error(`${other} and ${option} are both ${port}: give each a port of its own.`)
    await needFreePort(host, port, option)
  }
}

/** Listens on a port and closes it again. */
function listenOnce(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => server.close(() => resolve()))
  })
}
