import type { APIRequestContext, BrowserContext, TestInfo } from '@playwright/test'
import { z } from 'zod'

const Scenarios = z.object({ data: z.object({ scenarios: z.array(z.object({ name: z.string() })) }) })

/** A fault as mock-api/faults/README.md describes it: which call, what goes wrong, and for how many of the calls. */
interface Fault {
  route: string
  kind: string
  arg?: string
  first?: number
}

interface MockInputs {
  context: BrowserContext
  /** Asks the mock itself. */
  request: APIRequestContext
  /** Address of the edge. */
  shopOrigin: string
  /** Name of the world of this test. */
  world: string
}

/** Leads a browser into a world of its own, and makes the shop misbehave there. */
export async function createMockControl({ context, request, shopOrigin, world }: MockInputs) {
  const choose = (name: string, value: string) => context.addCookies([{ name, value, url: shopOrigin, httpOnly: true, sameSite: 'Lax' }])
  const change = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: object) => {
    // The mock closes connections that were idle for 5 s, maybe just as one is used again.
    const answer = await request.fetch(path, { method, params: { world }, maxRetries: 2, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  }
  await choose('mock-world', world)
  return {
    world,
    /** Plays a scenario of mock-api/faults/scenarios.ts from now on; null: the shop behaves again. */
    async scenario(name: string | null): Promise<void> {
      if (name === null) return context.clearCookies({ name: 'mock-scenario' })
      const known = Scenarios.parse(await (await request.get('/__mock/scenarios')).json()).data.scenarios
      if (!known.some((each) => each.name === name)) throw new Error(`There is no scenario ${name}.`)
      await choose('mock-scenario', name)
    },
    /** Lets calls of this world go wrong from now on. */
    async fault(...faults: readonly Fault[]): Promise<void> {
      await change('POST', '/__mock/faults', faults)
    },
    /** No call goes wrong any more. */
    async heal(): Promise<void> {
      await change('DELETE', '/__mock/faults')
    },
    /** Changes a product of this world behind the shopper's back; amounts in PLN. */
    async product(id: number, changes: { regularPrice?: number; promo?: null; stock?: number; status?: string }): Promise<void> {
      await change('PATCH', `/__mock/products/${id}`, changes)
    },
    /** Changes a vendor of this world. @param changes vacationUntil: the last day, yyyy-MM-dd */
    async vendor(id: number, changes: { isSuspended?: boolean; vacationUntil?: string | null }): Promise<void> {
      await change('PATCH', `/__mock/vendors/${id}`, changes)
    },
  }
}

export type MockControl = Awaited<ReturnType<typeof createMockControl>>

/** A name for the world of a test that no other run has had: databases outlive runs. */
export function worldOf({ testId, retry }: TestInfo): string {
  return `e2e-${testId.replaceAll(/[^a-z0-9-]/g, '')}-${retry}-${crypto.randomUUID().slice(0, 8)}`.slice(-64)
}

/** The repro snapshot of where a browser is: `npm start -- --replay <file>` opens it again. Null: the mock has no control. */
export async function reproSnapshotOf(context: BrowserContext, request: APIRequestContext, url: string): Promise<string | null> {
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]))
  const headersOf = (cookie: string, header: string, prefix = '') =>
    cookies.has(cookie) ? { [header]: `${prefix}${cookies.get(cookie)}` } : {}
  const answer = await request.get('/__mock/repro-snapshot', {
    params: { url },
    headers: {
      ...headersOf('mock-world', 'x-mock-world'),
      ...headersOf('mock-scenario', 'x-mock-scenario'),
      ...headersOf('ysguestId', 'guestId'),
      ...headersOf('token', 'authorization', 'Bearer '),
    },
  })
  return answer.ok() ? answer.text() : null
}
