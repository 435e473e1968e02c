import type { APIRequestContext, BrowserContext, TestInfo } from '@playwright/test'
import { z } from 'zod'

const Scenarios = z.object({ data: z.object({ scenarios: z.array(z.object({ name: z.string() })) }) })

const Orders = z.object({ data: z.object({ items: z.array(z.object({ id: z.number() })) }) })

const Mails = z.object({
  data: z.object({
    items: z.array(z.object({ recipient: z.string(), template: z.string(), link: z.string().nullable(), body: z.string() })),
  }),
})

/** A fault as in mock-api/faults/README.md: which call fails, how, and how often. */
interface Fault {
  route: string
  kind: string
  arg?: string
  first?: number
}

interface MockInputs {
  context: BrowserContext
  /** Calls the mock directly. */
  request: APIRequestContext
  /** Origin of the edge. */
  shopOrigin: string
  /** World of this test. */
  world: string
}

/** Puts a browser into a new world, and injects faults there. */
export async function createMockControl({ context, request, shopOrigin, world }: MockInputs) {
  const choose = (name: string, value: string) => context.addCookies([{ name, value, url: shopOrigin, httpOnly: true, sameSite: 'Lax' }])
  const change = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: object) => {
    // The mock closes connections after 5 s idle, possibly while one is being reused.
    const answer = await request.fetch(path, { method, params: { world }, maxRetries: 2, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  }
  await choose('mock-world', world)
  return {
    world,
    /** Activates a scenario of mock-api/faults/scenarios.ts; null: removes all faults. */
    async scenario(name: string | null): Promise<void> {
      if (name === null) return context.clearCookies({ name: 'mock-scenario' })
      const known = Scenarios.parse(await (await request.get('/__mock/scenarios')).json()).data.scenarios
      if (!known.some((each) => each.name === name)) throw new Error(`There is no scenario ${name}.`)
      await choose('mock-scenario', name)
    },
    /** Injects faults into calls of this world. */
    async fault(...faults: readonly Fault[]): Promise<void> {
      await change('POST', '/__mock/faults', faults)
    },
    /** Removes all faults. */
    async heal(): Promise<void> {
      await change('DELETE', '/__mock/faults')
    },
    /** Changes a product of this world without the shopper's page; amounts in PLN. */
    async product(id: number, changes: { regularPrice?: number; promo?: null; stock?: number; status?: string }): Promise<void> {
      await change('PATCH', `/__mock/products/${id}`, changes)
    },
    /** What a seller or carrier does with an order of this world. */
    async order(id: number, state: { status: 'PAID' | 'IN_PREPARATION' | 'SHIPPED' | 'DELIVERED' }): Promise<void> {
      await change('PATCH', `/__mock/orders/${id}`, state)
    },
    /** How many orders this world has. */
    async orderCount(): Promise<number> {
      return Orders.parse(await (await request.get('/__mock/orders', { params: { world } })).json()).data.items.length
    },
    /** Mails of this world, newest first. @param recipient of those alone @default anybody */
    async mails(recipient?: string) {
      const { items } = Mails.parse(await (await request.get('/__mock/mails', { params: { world } })).json()).data
      return items.filter((mail) => recipient === undefined || mail.recipient === recipient)
    },
    /** Lets time pass in this world. */
    async advanceClock(ms: number): Promise<void> {
      await change('POST', '/__mock/clock/advance', { ms })
    },
  }
}

export type MockControl = Awaited<ReturnType<typeof createMockControl>>

/** A world name that is unique across runs: databases outlive runs. */
export function worldOf({ testId, retry }: TestInfo): string {
  return `e2e-${testId.replaceAll(/[^a-z0-9-]/g, '')}-${retry}-${crypto.randomUUID().slice(0, 8)}`.slice(-64)
}

/** The last calls of the world that a browser is in, as JSON. Null: the mock has no control API. */
export async function journalOf(context: BrowserContext, request: APIRequestContext): Promise<string | null> {
  const world = (await context.cookies()).find(({ name }) => name === 'mock-world')?.value
  const answer = await request.get('/__mock/journal', { params: { limit: '500', ...(world !== undefined && { world }) } })
  return answer.ok() ? answer.text() : null
}
