// skew.test.ts with a real browser: two builds at the same time, each request to one of them at random. `SKEW_LOADS=100` for a long run.
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureChromium } from '../chromium.ts'
import { type BrowserLoad, loadInBrowser } from './browser-load.ts'
import { type Rollout, startRollout } from './rollout.ts'
import { startRouter } from './rollout-router.ts'

const PAGES = ['/', '/produkty', '/fotel-366-1', '/en/products', '/es/fotel-366-1', '/sprzedawca/dom-z-dusza-1']
const LOADS = Number(process.env['SKEW_LOADS'] ?? 8)
/** For a step of a load on a busy machine, and where it is known not to come; in ms. */
const [PATIENCE_MS, HOPELESS_MS] = [10_000, 2000]
/** For all loads of a test, in ms. */
const TIMEOUT = 60_000 + LOADS * 5000

let browser: Browser
let rollout: Rollout
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium() })
  rollout = await startRollout({ areAssetsKept: true, seed: 1 })
})
afterAll(async () => {
  await browser.close()
  await rollout.close()
})

/** Loads pages in turns; half of them are first visits, the others return with the files of earlier ones. */
async function loadMany(pick: (isDocument: boolean) => string, { count = LOADS, patienceMs = PATIENCE_MS } = {}) {
  const router = await startRouter(pick)
  const returning = await browser.newContext()
  const loads: (BrowserLoad & { extraLoads: number })[] = []
  for (let number = 0; number < count; number++) {
    const context: BrowserContext = number % 2 === 0 ? await browser.newContext() : returning
    const before = router.documents()
    const load = await loadInBrowser(context, { url: router.origin + (PAGES[number % PAGES.length] ?? '/'), patienceMs })
    loads.push({ ...load, extraLoads: router.documents() - before - 1 })
    if (context !== returning) await context.close()
  }
  await returning.close()
  router.close()
  return {
    dead: loads.flatMap(({ dead }) => dead),
    unstyled: loads.flatMap(({ unstyled }) => unstyled),
    mostExtraLoads: Math.max(...loads.map(({ extraLoads }) => extraLoads)),
  }
}

test(`${LOADS} loads at 50/50: none dead or unstyled, at most one more full load each`, { timeout: TIMEOUT }, async () => {
  rollout.setShare(0.5)
  const { mostExtraLoads, ...missing } = await loadMany(rollout.pick)
  expect(missing).toEqual({ dead: [], unstyled: [] })
  expect(mostExtraLoads).toBeLessThanOrEqual(1)
})

test(`a rollback: ${LOADS} documents of the new build, all else from the old one`, { timeout: TIMEOUT }, async () => {
  const pick = (isDocument: boolean) => {
    rollout.setShare(isDocument ? 1 : 0)
    return rollout.pick()
  }
  const { mostExtraLoads, ...missing } = await loadMany(pick)
  expect(missing).toEqual({ dead: [], unstyled: [] })
  expect(mostExtraLoads).toBeLessThanOrEqual(1)
})

test('without the files of the other build pages are dead and unstyled', { timeout: TIMEOUT }, async () => {
  const bare = await startRollout({ areAssetsKept: false, seed: 1 })
  try {
    const pick = (isDocument: boolean) => {
      bare.setShare(isDocument ? 1 : 0)
      return bare.pick()
    }
    const { dead, unstyled } = await loadMany(pick, { count: 2, patienceMs: HOPELESS_MS })
    expect([dead.length > 0, unstyled.length > 0]).toEqual([true, true])
  } finally {
    await bare.close()
  }
})
