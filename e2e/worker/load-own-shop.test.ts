// A load test of somebody else's shop: the built worker with a shop API that nobody controls. It passes as it is, and fails for its own reason where a
// front breaks it (load-tests/mutants/generated-mutants.ts). A minute of k6, so with EVERY_RUN=1 alone (npm run test:matrix).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { ensureShopDatabase, parseSize } from '#seeds/seed.ts'
import type { Catalog } from '../../load-tests/catalog/catalog.ts'
import { runLoad } from '../../load-tests/commands/run-load.ts'
import { startServer } from '../../load-tests/mock/bench/server-process.ts'
import { GENERATED_MUTANTS } from '../../load-tests/mutants/generated-mutants.ts'
import { startMutatingProxy } from '../../load-tests/mutants/mutating-proxy.ts'
import type { Mutant } from '../../load-tests/mutants/mutants.ts'
import { nextStepsOf } from '../../load-tests/report/next-steps-of.ts'
import { k6File } from '../../load-tests/run/k6-file.ts'
import { readShop } from '../../load-tests/run/read-shop.ts'
import { freePort } from '#edge/dev/local/free-port.ts'

const BROKEN = [
  'cart page: every amount is 99 999',
  'cart page: may be kept',
  'product: no data-early="true"',
  'search results: cards are named alike',
  'product: sold in its data',
]

describe.skipIf(process.env['EVERY_RUN'] !== '1')('a shop of somebody else', () => {
  const dir = mkdtempSync(join(tmpdir(), 'patyna-own-shop-'))
  let shop: { origin: string; catalog: Catalog; k6: string; stop: () => Promise<void> }

  beforeAll(async () => {
    const { path: db } = await ensureShopDatabase({ size: parseSize('200'), dir, onProgress: () => {} })
    const mock = await startServer({ db, port: await freePort(), hasPictures: true })
    const edge = await serveEdge({
      host: '127.0.0.1',
      port: await freePort(),
      shopApiOrigin: mock.origin,
      platform: 'unlimited',
      workerDir: 'dist/rsc',
      dataDir: dir,
    })
    const stop = async () => {
      await edge.stop()
      await mock.stop()
    }
    const k6 = await k6File({ dir: '.data', isPlainEnough: true, log: console.log })
    shop = { origin: edge.origin, catalog: await readShop(edge.origin), k6, stop }
  })
  afterAll(async () => {
    await shop.stop()
    rmSync(dir, { recursive: true })
  })

  const load = (origin: string, journey: Mutant['journey']) =>
    runLoad({
      journey,
      workload: 'smoke',
      target: 'edge',
      rate: null,
      seconds: null,
      seed: 1,
      sessions: 6,
      origin,
      catalog: shop.catalog,
      dir,
      findK6: () => shop.k6,
      startStack: () => Promise.reject(new Error('It runs already.')),
      log: () => {},
    })

  test('has no control API, passes, and says what was not looked at', async () => {
    expect((await fetch(`${shop.origin}/__mock/state`)).status).toBe(404)
    const run = await load(shop.origin, 'cart')
    expect([run.verdict, run.reasons]).toEqual(['passed', []])
    expect(nextStepsOf(run)[0]).toMatch(/^Not looked at {2}invariants, upstream calls and memory/)
  })

  test.each(BROKEN)('fails where %s', async (wanted) => {
    const broken = GENERATED_MUTANTS.find(({ what }) => what === wanted)
    if (!broken?.mutation) throw new Error(`There is no shop "${wanted}".`)
    const proxy = await startMutatingProxy(shop.origin, broken.mutation)
    try {
      const { verdict, reasons } = await load(proxy.origin, broken.journey)
      expect(verdict).toBe('failed')
      expect(reasons.map(({ id }) => id)).toContain(broken.reason)
    } finally {
      await proxy.stop()
    }
  })
})
