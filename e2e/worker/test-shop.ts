// An in-process shop API on a free port that tests can slow down or break.
import { serve } from '@hono/node-server'
import { createTestWorld } from '#mock-api/test-world/test-world.ts'

/** Runs before the shop API responds; null = respond normally. @param respond returns the normal response */
export type Interference = (request: Request, respond: () => Promise<Response>) => Promise<Response | null>

const noInterference: Interference = async () => null

/** Starts the shop API on a free port. */
export async function startTestShop() {
  const { app, outbox } = createTestWorld({ validateResponses: false })
  const seen: Request[] = []
  let interfere = noInterference
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      seen.push(request.clone())
      const respond = async () => app.fetch(request)
      return (await interfere(request, respond)) ?? respond()
    },
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** The requests received since the last call. */
    takeSeen: () => seen.splice(0),
    /** Mails it has sent, newest first. */
    outbox,
    /** Replaces the shop API's behaviour until the next call. */
    setInterference(next: Interference = noInterference) {
      interfere = next
    },
    close: () => server.close(),
  }
}

/** Interference that delays every response. */
export const delayed =
  (ms: number): Interference =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    return null
  }
