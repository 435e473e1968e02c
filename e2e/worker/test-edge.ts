// The built worker in wrangler's harness, in front of an in-process shop API.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createTestHarness } from 'wrangler'
import { z } from 'zod'
import { startTestShop } from './test-shop.ts'

/**
 * Starts shop API and worker. Call `close` at the end. Page caching is off, so every request reaches the shop API; cached-pages.test.ts covers
 * caching. @param bindings in addition to those of every test @param rateLimits as in an environment of wrangler.toml
 */
export async function startTestEdge(bindings: Record<string, string> = {}, rateLimits: readonly RateLimitBinding[] = []) {
  const shop = await startTestShop()
  const vars = {
    SHOP_API_ORIGIN: shop.origin,
    PUBLIC_ORIGIN: 'http://shop.test',
    OTHER_HOSTS: 'localhost,127.0.0.1',
    PAGE_CACHE: 'off',
    ...bindings,
  }
  const dir = mkdtempSync(join(tmpdir(), 'patyna-edge-'))
  const harness = createTestHarness({ workers: [{ configPath: configIn(dir, rateLimits), vars }] })
  await harness.listen()
  return {
    shop,
    /** Sends a request to the worker; redirects are not followed. */
    get: (path: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
      harness.fetch(path, { redirect: 'manual', ...init }),
    /** The worker's log lines since `forgetLogs`. */
    logs: () => harness.getLogs(),
    forgetLogs: () => harness.clearLogs(),
    async close() {
      await harness.close()
      rmSync(dir, { recursive: true })
      shop.close()
    },
  }
}

/** A rate-limit counter of the platform. */
export interface RateLimitBinding {
  name: string
  namespace_id: string
  simple: { limit: number; period: 10 | 60 }
}

const BuiltWorker = z.looseObject({ main: z.string(), assets: z.looseObject({ directory: z.string() }) })

/** The configuration of the built worker with counters, in a folder of its own. */
function configIn(dir: string, ratelimits: readonly RateLimitBinding[]): string {
  const built = BuiltWorker.parse(JSON.parse(readFileSync('dist/rsc/wrangler.json', 'utf8')))
  const here = (path: string) => resolve('dist/rsc', path)
  const config = { ...built, main: here(built.main), assets: { ...built.assets, directory: here(built.assets.directory) }, ratelimits }
  const path = join(dir, 'wrangler.json')
  writeFileSync(path, JSON.stringify(config))
  return path
}

export type TestEdge = Awaited<ReturnType<typeof startTestEdge>>
