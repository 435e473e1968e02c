// A hand-made shop on a port of its own that tests can make slow or break.
import { serve } from '@hono/node-server'
import { createTestWorld } from '#mock-api/test-world/test-world.ts'

/** What the shop does before it answers; null = answer. @param answer what it would say */
export type Interference = (request: Request, answer: () => Promise<Response>) => Promise<Response | null>

const noInterference: Interference = async () => null

/** Starts the shop on a free port. */
export async function startTestShop() {
  const { app, outbox } = createTestWorld({ validateResponses: false })
  const seen: Request[] = []
  let interfere = noInterference
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      seen.push(request.clone())
      const answer = async () => app.fetch(request)
      return (await interfere(request, answer)) ?? answer()
    },
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** What the shop was asked since the last call. */
    takeSeen: () => seen.splice(0),
    /** Mails that it would have sent, the newest first. */
    outbox,
    /** Makes the shop misbehave until the next call. */
    setInterference(next: Interference = noInterference) {
      interfere = next
    },
    close: () => server.close(),
  }
}

/** Interference: every answer comes so much later. */
export const delayed =
  (ms: number): Interference =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    return null
  }
