// Two builds at the same time: a rollout, and its undo. Each request, also of one page, goes to one of them at random, which is worse than a platform
// that keeps a visitor on one version.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PageLoad, loadPage } from './page-load.ts'
import { type Rollout, startRollout } from './rollout.ts'

const PAGES = ['/', '/produkty', '/fotel-366-1', '/en/products', '/es/fotel-366-1', '/sprzedawca/dom-z-dusza-1', '/cp/pl/kontakt-z-nami']
const LOADS = 100
const FIRST_VISIT = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site', 'accept-encoding': 'br' }

let rollout: Rollout
beforeAll(async () => {
  rollout = await startRollout()
})
afterAll(() => rollout.close())

const pageAt = (number: number) => PAGES[number % PAGES.length] ?? '/'

/** Half of the loads are first visits; the others return with the files of earlier ones. */
async function loadMany({ get }: Pick<Rollout, 'get'>): Promise<PageLoad[]> {
  const returning = new Map<string, string>()
  const loads: PageLoad[] = []
  for (let number = 0; number < LOADS; number++) {
    const isFirst = number % 2 === 0
    const options = { path: pageAt(number), next: pageAt(number + 3), cached: isFirst ? new Map<string, string>() : returning }
    loads.push(await loadPage(get, { ...options, ...(isFirst && { headers: FIRST_VISIT }) }))
  }
  return loads
}

const sums = (loads: readonly PageLoad[]) => ({
  dead: loads.filter(({ dead }) => dead.length > 0).length,
  unstyled: loads.filter(({ unstyled }) => unstyled.length > 0).length,
  mostExtraLoads: Math.max(...loads.map(({ extraLoads }) => extraLoads)),
  unexpected: loads.flatMap(({ unexpected }) => unexpected),
})
const ALL_WELL = { dead: 0, unstyled: 0, mostExtraLoads: 1, unexpected: [] }

test('100 loads at 50/50, first and returning visits: none dead or unstyled, at most one more full load each', async () => {
  rollout.setShare(0.5)
  expect(sums(await loadMany(rollout))).toEqual(ALL_WELL)
})

test('a rollback: pages of the new build find their files and navigate at the old one, and the other way round', async () => {
  for (const [from, to] of [
    [1, 0],
    [0, 1],
  ] as const) {
    const loads: PageLoad[] = []
    for (const path of PAGES) {
      rollout.setShare(from)
      let requests = 0
      // The document comes from one build, whatever follows from the other.
      const get: Rollout['get'] = (address, options) => {
        if (requests++ > 0) rollout.setShare(to)
        return rollout.get(address, options)
      }
      loads.push(await loadPage(get, { path, next: '/produkty', cached: new Map() }))
    }
    expect(sums(loads)).toEqual(ALL_WELL)
  }
})

test('a file that no build has is a real 404, never kept by anybody, and only names of files are looked up', async () => {
  for (const path of ['/assets/index-00000000.js', '/assets/index.html', '/assets/..%2fpurges', '/assets/asset:index-00000000.js']) {
    const { status, headers } = await rollout.get(path)
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store'])
  }
})
