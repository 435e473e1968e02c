// Client of the mock's control API in the edge, because pages may call only their own origin.
import { z } from 'zod'
import { mockHeaders } from '../../session/mock-headers.ts'
import type { ApiCall, OverlaySettings, OverlayState, ShopClock } from './overlay-state.ts'

const envelopeOf = <Schema extends z.ZodType>(data: Schema) => z.object({ data })
const Clock = envelopeOf(z.object({ local: z.string(), isTouched: z.boolean(), speed: z.number() }))
const Worlds = envelopeOf(z.object({ items: z.array(z.object({ name: z.string() })) }))
const Scenarios = envelopeOf(
  z.object({ scenario: z.string().nullable(), scenarios: z.array(z.object({ name: z.string(), does: z.string() })) }),
)
const Personas = envelopeOf(
  z.object({ items: z.array(z.object({ name: z.string(), email: z.string().nullable(), hasPassword: z.boolean() })) }),
)
const Client = envelopeOf(z.object({ email: z.string() }).nullable())
const Journal = envelopeOf(
  z.object({
    entries: z.array(
      z.object({
        method: z.string(),
        path: z.string(),
        status: z.number().nullable(),
        ms: z.number(),
        faults: z.string().nullable(),
        headers: z.record(z.string(), z.string()),
      }),
    ),
  }),
)

/** The mock, and the cookies of the browser for which it is called. */
export interface MockTarget {
  origin: string
  /** The binding MOCK_CONTROL. */
  control: string | undefined
  cookies: ReadonlyMap<string, string>
}

/** Time limit of a call to the mock, which runs on this machine. */
const TIMEOUT_MS = 3000
const MAIN_WORLD = 'main'
/** Maximum number of worlds in the panel's list. */
const MAX_WORLDS = 40

/** The state of a browser. @throws Error when a call to the mock fails */
export async function overlayState(target: MockTarget, { budgets, examples, password }: OverlaySettings): Promise<OverlayState> {
  const [clock, worlds, scenarios, personas, email] = await Promise.all([
    requestMock(target, '/__mock/clock', Clock),
    requestMock(target, '/__mock/worlds', Worlds),
    requestMock(target, '/__mock/scenarios', Scenarios),
    requestMock(target, '/__mock/personas', Personas),
    emailOf(target),
  ])
  return {
    world: headersOf(target)['x-mock-world'] ?? MAIN_WORLD,
    worlds: worlds.items.slice(0, MAX_WORLDS).map(({ name }) => name),
    scenario: headersOf(target)['x-mock-scenario'] ?? scenarios.scenario,
    scenarios: scenarios.scenarios,
    clock,
    personas: personas.items,
    persona: personas.items.find((each) => each.email === email)?.name ?? null,
    settings: { budgets, examples, password },
  }
}

/** Advances, sets, freezes or releases the clock of the browser's world. */
export async function turnClock(target: MockTarget, step: string, body: string): Promise<ShopClock> {
  return requestMock(target, `/__mock/clock/${step}`, Clock, { method: 'POST', body })
}

/** The calls with one of these traces, oldest first. */
export async function callsOf(target: MockTarget, traces: readonly string[]): Promise<ApiCall[]> {
  const { entries } = await requestMock(target, '/__mock/journal?limit=500', Journal)
  const isWanted = (traceparent = '') => traces.some((trace) => trace !== '' && traceparent.includes(trace))
  return entries
    .filter(({ headers }) => isWanted(headers['traceparent']))
    .map(({ method, path, status, ms, faults }) => ({ method, path, status, ms, faults }))
    .toReversed()
}

/** E-mail address of the logged-in user; null: a guest. */
async function emailOf(target: MockTarget): Promise<string | null> {
  const token = target.cookies.get('token')
  if (token === undefined) return null
  const guestid = target.cookies.get('ysguestId') ?? crypto.randomUUID()
  const headers = { authorization: `Bearer ${token}`, guestid, langid: 'pl', shippingto: 'pl' }
  const client = await requestMock(target, '/shop/client/details', Client, { headers }).catch(() => null)
  return client?.email ?? null
}

async function requestMock<Data>(
  target: MockTarget,
  path: string,
  schema: z.ZodType<{ data: Data }>,
  init: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Data> {
  const headers = {
    accept: 'application/json',
    ...(init.body && { 'content-type': 'application/json' }),
    ...headersOf(target),
    ...init.headers,
  }
  const response = await fetch(target.origin + path, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The mock responds ${response.status} to ${path}: ${(await response.text()).slice(0, 200)}`)
  return schema.parse(await response.json()).data
}

function headersOf({ control, cookies }: MockTarget): Readonly<Record<string, string>> {
  return mockHeaders(control, (name) => cookies.get(name)) ?? {}
}
