// What the platform starts every 2 minutes (wrangler.toml): alerts and probes, then those who are woken.
import { z } from 'zod'
import { sharedKv } from '../binding-door.ts'
import type { EdgeBindings } from '../env.ts'
import { analyticsEngine, PLATFORM_API } from '../operations/metrics/analytics-engine.ts'
import { probe } from './probes.ts'
import { runAlerts } from './run-alerts.ts'

/** Variables and secrets as wrangler.toml declares them. */
const Config = z.object({
  PUBLIC_ORIGIN: z.url(),
  DATASET: z.string().regex(/^\w+$/),
  ACCOUNT_ID: z.string().min(1),
  SQL_API: z.string().transform((api) => api || PLATFORM_API),
  ANALYTICS_TOKEN: z.string().min(1),
  WEBHOOK_URL: z.url(),
  HEARTBEAT_URL: z.url(),
})

type AlertsBindings = z.input<typeof Config> & Pick<EdgeBindings, 'PAGE_STORE'>

/** Within which those who are woken take a message, in ms. */
const TAKEN_WITHIN_MS = 10_000

export default {
  /** @throws Error where anything of the run failed, so that the platform counts it as failed as well */
  async scheduled(_event: unknown, env: AlertsBindings): Promise<void> {
    const { PUBLIC_ORIGIN, DATASET, ACCOUNT_ID, SQL_API, ANALYTICS_TOKEN, WEBHOOK_URL, HEARTBEAT_URL } = Config.parse(env)
    await runAlerts({
      dataset: DATASET,
      query: analyticsEngine({ accountId: ACCOUNT_ID, token: ANALYTICS_TOKEN, api: SQL_API, fetch: (input, init) => fetch(input, init) }),
      probe: (each) => probe(PUBLIC_ORIGIN, each),
      store: sharedKv(env),
      post: (message) => send('webhook', WEBHOOK_URL, JSON.stringify(message)),
      beat: () => send('heartbeat', HEARTBEAT_URL),
      now: Date.now(),
    })
  },
}

/** @param name stands in the error, which is logged; the address is a secret */
async function send(name: string, url: string, body?: string): Promise<void> {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const { ok, status } = await fetch(url, { ...init, signal: AbortSignal.timeout(TAKEN_WITHIN_MS) })
  if (!ok) throw new Error(`The ${name} answered ${status}.`)
}
