import { z } from 'zod'

const MockClock = z.object({ data: z.object({ now: z.iso.datetime() }) })

/**
 * The clock of the mock API, which can be set to another year; pages of the local stack use it, as the mock does.
 * @returns ms since 1970; null: no such clock
 */
export async function mockNow(
  { MOCK_CONTROL, SHOP_API_ORIGIN }: { MOCK_CONTROL?: string; SHOP_API_ORIGIN: string },
  headers: Readonly<Record<string, string>> | null,
): Promise<number | null> {
  if (MOCK_CONTROL !== '1') return null
  const response = await fetch(`${SHOP_API_ORIGIN}/__mock/clock`, { headers: { ...headers }, signal: AbortSignal.timeout(1000) }).catch(
    () => null,
  )
  const clock = MockClock.safeParse(await response?.json().catch(() => null))
  return clock.success ? Date.parse(clock.data.data.now) : null
}
