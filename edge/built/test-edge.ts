// The built worker in wrangler's harness, with the hand-made shop behind it.
import { createTestHarness } from 'wrangler'
import { startTestShop } from './test-shop.ts'

/**
 * Starts shop and worker. Call `close` at the end. Pages are not stored, so every request reaches the shop; stored-pages.test.ts is about
 * those that are. @param bindings beside those of every test
 */
export async function startTestEdge(bindings: Record<string, string> = {}) {
  const shop = await startTestShop()
  const vars = {
    SHOP_API_ORIGIN: shop.origin,
    PUBLIC_ORIGIN: 'https://shop.test',
    OTHER_HOSTS: 'localhost,127.0.0.1',
    PAGE_CACHE: 'off',
    ...bindings,
  }
  const harness = createTestHarness({ workers: [{ configPath: 'dist/rsc/wrangler.json', vars }] })
  await harness.listen()
  return {
    shop,
    /** Asks the worker; redirects are not followed. */
    get: (path: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
      harness.fetch(path, { redirect: 'manual', ...init }),
    /** What the worker has written to its log since `forgetLogs`. */
    logs: () => harness.getLogs(),
    forgetLogs: () => harness.clearLogs(),
    async close() {
      await harness.close()
      shop.close()
    },
  }
}

export type TestEdge = Awaited<ReturnType<typeof startTestEdge>>
