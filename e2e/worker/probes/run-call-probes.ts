import { CALL_PROBES, type CallProbe, wrongCall } from './call-probes.ts'
import { cookiesSetBy, type ProbeEdge, type ProbeResult } from './probe-edge.ts'

/** Makes every call of the table. If a call ends the customer's session, the customer logs in again. */
export async function runCallProbes(edge: ProbeEdge): Promise<ProbeResult[]> {
  let customer = await edge.logIn()
  const results: ProbeResult[] = []
  for (const probe of CALL_PROBES) {
    const { problem, changed } = await make(edge, probe, probe.visitor === 'customer' ? customer : '')
    results.push({ name: `${probe.method} ${probe.path} from ${probe.site}, ${probe.visitor}`, problem })
    if (probe.visitor === 'customer' && changed.includes('token')) customer = await edge.logIn()
  }
  return results
}

async function make(edge: ProbeEdge, probe: CallProbe, cookie: string) {
  const { method, path } = probe
  const body = probe.headers['content-type'] === undefined ? {} : { body: method === 'POST' && path === '/csp' ? '[]' : '{}' }
  edge.shop.takeSeen()
  const { status, headers } = await edge.send({ method, path, headers: { ...probe.headers, ...(cookie && { cookie }) }, ...body })
  const changed = cookiesSetBy(headers).map(({ name }) => name)
  const requested = edge.shop.takeSeen().map((request) => `${request.method} ${new URL(request.url).pathname}`)
  return { changed, problem: wrongCall(probe, { status, allow: headers['allow'] as string | undefined, changed, requested }) }
}
