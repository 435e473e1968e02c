import { createServer } from 'node:net'

/**
 * Makes sure that nothing listens on a port yet: what listens there would answer in place of what is about to start.
 * @param variable the environment variable that chooses the port
 * @throws Error with a sentence for the terminal when it is taken
 */
export async function needFreePort(host: string, port: number, variable: string): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  } catch (cause) {
    throw new Error(`Port ${port} of ${host} is taken. Is the shop running already? Stop it, or choose another with ${variable}.`, {
      cause,
    })
  }
  await new Promise((resolve) => server.close(resolve))
}
