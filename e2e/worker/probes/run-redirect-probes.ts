import { cookiesSetBy, type ProbeEdge, type ProbeResult } from './probe-edge.ts'
import { REDIRECT_PROBES, type RedirectProbe, wrongWay } from './redirect-probes.ts'

/** Follows every probe of the table. */
export async function runRedirectProbes(edge: ProbeEdge): Promise<ProbeResult[]> {
  const customer = await edge.logIn()
  const results: ProbeResult[] = []
  for (const probe of REDIRECT_PROBES) {
    const name = `GET ${JSON.stringify(probe.path)}${probe.cookie === undefined ? '' : ` with ${probe.cookie}`}${probe.isLoggedIn ? ' logged in' : ''}`
    results.push({ name, problem: await follow(edge, probe, customer) })
  }
  return results
}

/** Cookies set on the way are sent along, as by a browser. */
async function follow(edge: ProbeEdge, { path, cookie = '', isLoggedIn }: RedirectProbe, customer: string): Promise<string | null> {
  const jar = [cookie, isLoggedIn ? customer : ''].filter(Boolean)
  return wrongWay(edge.origin, path, async (next) => {
    const { status, headers } = await edge.send({ path: next, headers: { cookie: jar.join('; ') } })
    jar.push(...cookiesSetBy(headers).map(({ pair }) => pair))
    return { status, location: headers['location'] as string | undefined }
  })
}
