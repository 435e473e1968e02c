import { startRawEdge } from '../raw-edge.ts'
import { HOST_PROBES, PUBLIC_VARS } from './host-probes.ts'
import { cookiesSetBy, type ProbeResult } from './probe-edge.ts'

/** Requests a worker configured as a public one under every name of the table. */
export async function runHostProbes(): Promise<ProbeResult[]> {
  const edge = await startRawEdge(PUBLIC_VARS, { platform: 'unlimited' })
  try {
    const results: ProbeResult[] = []
    for (const { host, path, status, location } of HOST_PROBES) {
      const { status: returned, headers } = await edge.send({ path, headers: { host } })
      const led = headers['location'] as string | undefined
      const isRight = returned === status && led === location && cookiesSetBy(headers).length === 0
      results.push({ name: `GET http://${host}${path}`, problem: isRight ? null : `${returned} ${led ?? ''}` })
    }
    return results
  } finally {
    await edge.close()
  }
}
