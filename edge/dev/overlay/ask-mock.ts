// The mock's control room, asked from the edge: a page of the shop may call its own origin alone.
import { z } from 'zod'
import { mockHeaders } from '../../session/mock-headers.ts'
import type { ApiCall, OverlaySettings, OverlayState, ShopClock } from './overlay-state.ts'

const answerOf = <Schema extends z.ZodType>(data: Schema) => z.object({ data })
const Clock = answerOf(z.object({ local: z.string(), isTouched: z.boolean(), speed: z.number() }))
const Worlds = answerOf(z.object({ items: z.array(z.object({ name: z.string() })) }))
const Scenarios = answerOf(
  z.object({ scenario: z.string().nullable(), scenarios: z.array(z.object({ name: z.string(), does: z.string() })) }),
)
const Personas = answerOf(
  z.object({ items: z.array(z.object({ name: z.string(), email: z.string().nullable(), hasPassword: z.boolean() })) }),
)
const Client = answerOf(z.object({ email: z.string() }).nullable())
const Journal = answerOf(
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

/** Who asks, and where the mock is. */
export interface MockAsk {
  origin: string
  /** Whether the mock takes orders: the binding MOCK_CONTROL. */
  control: string | undefined
  cookies: ReadonlyMap<string, string>
}

/** Time for the mock to answer; it is on this machine. */
const PATIENCE_MS = 3000
const MAIN_WORLD = 'main'
/** To choose from. */
const MOST_WORLDS = 40

/** Who and where a browser is. @throws Error when the mock does not say */
export async function overlayState(ask: MockAsk, { budgets, examples, password }: OverlaySettings): Promise<OverlayState> {
  const [clock, worlds, scenarios, personas, email] = await Promise.all([
    askMock(ask, '/__mock/clock', Clock),
    askMock(ask, '/__mock/worlds', Worlds),
    askMock(ask, '/__mock/scenarios', Scenarios),
    askMock(ask, '/__mock/personas', Personas),
    emailOf(ask),
  ])
  return {
    world: headersOf(ask)['x-mock-world'] ?? MAIN_WORLD,
    worlds: worlds.items.slice(0, MOST_WORLDS).map(({ name }) => name),
    scenario: headersOf(ask)['x-mock-scenario'] ?? scenarios.scenario,
    scenarios: scenarios.scenarios,
    clock,
    personas: personas.items,
    persona: personas.items.find((each) => each.email === email)?.name ?? null,
    settings: { budgets, examples, password },
  }
}

/** Puts the clock of the browser's world forward, to an instant, or back to the machine's. */
export async function turnClock(ask: MockAsk, step: string, body: string): Promise<ShopClock> {
  return askMock(ask, `/__mock/clock/${step}`, Clock, { method: 'POST', body })
}

/** The calls that bear one of these traces, the first one first. */
export async function callsOf(ask: MockAsk, traces: readonly string[]): Promise<ApiCall[]> {
  const { entries } = await askMock(ask, '/__mock/journal?limit=500', Journal)
  const isAsked = (traceparent = '') => traces.some((trace) => trace !== '' && traceparent.includes(trace))
  return entries
    .filter(({ headers }) => isAsked(headers['traceparent']))
    .map(({ method, path, status, ms, faults }) => ({ method, path, status, ms, faults }))
    .toReversed()
}

/** E-mail of who is logged in; null: a guest. */
async function emailOf(ask: MockAsk): Promise<string | null> {
  const token = ask.cookies.get('token')
  if (token === undefined) return null
  const guestid = ask.cookies.get('ysguestId') ?? crypto.randomUUID()
  const headers = { authorization: `Bearer ${token}`, guestid, langid: 'pl', shippingto: 'pl' }
  const client = await askMock(ask, '/shop/client/details', Client, { headers }).catch(() => null)
  return client?.email ?? null
}

async function askMock<Data>(
  ask: MockAsk,
  path: string,
  schema: z.ZodType<{ data: Data }>,
  init: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Data> {
  const headers = {
    accept: 'application/json',
    ...(init.body && { 'content-type': 'application/json' }),
    ...headersOf(ask),
    ...init.headers,
  }
  const answer = await fetch(ask.origin + path, { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) throw new Error(`The mock answers ${answer.status} to ${path}: ${(await answer.text()).slice(0, 200)}`)
  return schema.parse(await answer.json()).data
}

function headersOf({ control, cookies }: MockAsk): Readonly<Record<string, string>> {
  return mockHeaders(control, (name) => cookies.get(name)) ?? {}
}
