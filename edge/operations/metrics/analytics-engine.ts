import { z } from 'zod'

export type Row = Readonly<Record<string, unknown>>

const Answer = z.object({ data: z.array(z.record(z.string(), z.unknown())) })

/** The platform's API. */
export const PLATFORM_API = 'https://api.cloudflare.com/client/v4'

interface AnalyticsEngineOptions {
  accountId: string
  /** With the permission to read analytics of the account. */
  token: string
  /** @default PLATFORM_API */
  api?: string
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch
}

/** Queries of Analytics Engine over the platform's SQL API. @throws Error with the platform's own words, which hold no token */
export function analyticsEngine({ accountId, token, api = PLATFORM_API, fetch = globalThis.fetch }: AnalyticsEngineOptions) {
  return async function query(sql: string): Promise<readonly Row[]> {
    const response = await fetch(`${api}/accounts/${accountId}/analytics_engine/sql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: `${sql} FORMAT JSON`,
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) throw new Error(`Analytics Engine: ${response.status} ${(await response.text()).slice(0, 300)}`)
    // 64-bit integers come as strings.
    return Answer.parse(await response.json()).data.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, isInteger(value) && !NAMES.has(key) ? Number(value) : value])),
    )
  }
}

/** Texts that may be digits alone: of 280 builds one is. */
const NAMES: ReadonlySet<string> = new Set(['market', 'build'])

function isInteger(value: unknown): boolean {
  return typeof value === 'string' && /^\d+$/.test(value)
}
