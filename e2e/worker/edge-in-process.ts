// Stands in for test-edge.ts in mutation testing: the worker runs in this process, as it is and not as it was built.
import { startTestShop } from './test-shop.ts'

/** As in test-edge.ts, without files of the build, rate limits and logs. */
export async function startTestEdge(bindings: Record<string, string> = {}) {
  const [{ default: worker }, shop] = await Promise.all([import('#edge/worker.ts'), startTestShop()])
  const env = {
    SHOP_API_ORIGIN: shop.origin,
    PUBLIC_ORIGIN: 'http://shop.test',
    OTHER_HOSTS: 'localhost,127.0.0.1',
    VENDOR_HOST: 'http://vendor.test',
    ADMIN_HOST: 'http://admin.test',
    PAGE_CACHE: 'off',
    ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
    ...bindings,
  }
  const context = { waitUntil() {}, passThroughOnException() {}, props: {} }
  return {
    shop,
    get: async (path: string, init: RequestInit = {}) => worker.fetch(new Request(new URL(path, 'http://localhost'), init), env, context),
    logs: () => [],
    forgetLogs() {},
    close: async () => shop.close(),
  }
}
