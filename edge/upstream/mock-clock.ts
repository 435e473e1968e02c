import { z } from 'zod'

const MockClock = z.object({ data: z.object({ now: z.iso.datetime() }) })

/**
 * What the shop's clock shows where it can be set: the local stack, whose mock may stand in another year. Pages then tell the time by it,
 * as the shop does.
 * @returns ms since 1970, or null where there is no such clock
 */
export async function mockNow(
  { MOCK_CONTROL, SHOP_API_ORIGIN }: { MOCK_CONTROL?: string; SHOP_API_ORIGIN: string },
  headers: Readonly<Record<string, string>> | null,
): Promise<number | null> {
  if (MOCK_CONTROL !== '1') return null
  const answer = await fetch(`${SHOP_API_ORIGIN}/__mock/clock`, { headers: { ...headers }, signal: AbortSignal.timeout(1000) }).catch(
    () => null,
  )
  const clock = MockClock.safeParse(await answer?.json().catch(() => null))
  return clock.success ? Date.parse(clock.data.data.now) : null
}
