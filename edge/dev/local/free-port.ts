import { createServer } from 'node:net'

/** A port of this machine on which nothing currently listens. */
export function freePort(): Promise<number> {
  return listenOnce('127.0.0.1', 0)
}

/**
 * Checks that nothing listens on a port: another process would respond in place of the one about to start.
 * @param option the environment variable or command-line option that chooses the port
 * @throws Error with a sentence for the terminal when the port is taken
 */
export async function needFreePort(host: string, port: number, option: string): Promise<void> {
  await listenOnce(host, port).catch((cause: unknown) => {
    throw new Error(`Port ${port} of ${host} is taken. Is the shop running already? Stop it, or choose another with ${option}.`, { cause })
  })
}

/** Listens on a port and closes it again. @param port 0: any free port @returns the port */
function listenOnce(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}
