import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { needFreePort } from '#edge/dev/local/free-port.ts'
import type { LoadStack } from '../run/load-stack.ts'

const HOST = '127.0.0.1'
const SERVER = fileURLToPath(new URL('serve-tls-front.ts', import.meta.url))

/**
 * Puts a front before the edge of a stack that speaks what browsers speak to a platform: HTTP/2 over TLS, with a certificate that is made for the run.
 * Only visitors come through it; its processor time is `front` in the report.
 * @throws Error if the port is taken or the stack has no edge
 */
export async function withTlsFront(stack: LoadStack, port: number): Promise<LoadStack> {
  try {
    if (stack.edgeOrigin === null) throw new Error('--tls is of pages, which the mock API does not have.')
    await needFreePort(HOST, port, '--port')
    const front = fork(SERVER, [HOST, String(port), stack.edgeOrigin], { detached: true })
    const [message] = await Promise.race([once(front, 'message'), once(front, 'exit')])
    if (message !== 'listening') throw new Error('The TLS front ended before it listened; it says why above.')
    return {
      ...stack,
      visitedOrigin: `https://${HOST}:${port}`,
      pids: { ...stack.pids, front: front.pid },
      async stop() {
        if (front.exitCode === null && front.kill()) await once(front, 'exit')
        await stack.stop()
      },
    }
  } catch (error) {
    await stack.stop()
    throw error
  }
}
