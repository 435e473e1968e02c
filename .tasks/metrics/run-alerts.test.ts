// A run of the alerts over a dataset of events, with everything outside as stand-ins.
import { describe, expect, test, vi } from 'vitest'
import { PROBES } from '#edge/alerts/probes.ts'
import { type AlertsWorld, runAlerts } from '#edge/alerts/run-alerts.ts'
import { DATASET, request, testDataset } from './test-dataset.ts'

/** A world in which all is well, and what is done to it. */
function testWorld(over: Partial<AlertsWorld> = {}, dataset = testDataset()) {
  const posted: string[] = []
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  let beats = 0
  const world: AlertsWorld = {
    dataset: DATASET,
    query: async (sql) => dataset.rows(sql),
    probe: async () => null,
    store: {
      read: async (name) => kept.get(name) ?? null,
      async write(name, value) {
        kept.set(name, new TextEncoder().encode(String(value)))
      },
    },
    async post({ text }) {
      posted.push(text)
    },
    async beat() {
      beats += 1
    },
    now: Date.UTC(2026, 10, 27),
    ...over,
  }
  return { world, posted, kept, beats: () => beats }
}

test('all is well: nobody is woken, nothing is kept, and the run is said to be good', async () => {
  const { world, posted, kept, beats } = testWorld()
  await runAlerts(world)
  expect([posted, kept.size, beats()]).toEqual([[], 0, 1])
})

describe('EXT-68: ten minutes of an ingress that answers in place of the shop API wake somebody once', () => {
  const ANSWERS = {
    'copies are served': request({ detail: 'stale-on-error' }),
    'nothing is cached: pages are 503': request({ status: 503, cache: 'fwd=uri-miss' }),
    'calls are 502': request({ route: '/shop/*', market: null, cache: null, status: 502 }),
  }
  test.each(Object.entries(ANSWERS))('%s', async (_, answer) => {
    const dataset = testDataset()
    dataset.add(request(), { times: 150, minutesAgo: 8 })
    dataset.add(answer, { times: 60, minutesAgo: 5 })
    const { world, posted, beats } = testWorld({}, dataset)
    await runAlerts(world)
    await runAlerts({ ...world, now: world.now + 120_000 })
    expect(posted).toEqual([expect.stringMatching(/^🔥 outage request: the shop API fails: .* \(0\.2857 of 210 events\); since 2026-/)])
    expect(beats(), 'the run itself was good').toBe(2)
  })
})

test('the probes begin before the queries: the platform makes six calls of a run at once, and a probe would wait for slow metrics in its own time', async () => {
  const asked: string[] = []
  const { world } = testWorld({
    probe: async ({ name }) => (asked.push(name), null),
    query: async () => (asked.push('metrics'), []),
  })
  await runAlerts(world)
  expect(asked.slice(0, PROBES.length + 1)).toEqual([...PROBES.map(({ name }) => name), 'metrics'])
})

test('a probe that fails says which, and what it saw', async () => {
  const { world, posted } = testWorld({ probe: async ({ name, path }) => (name === 'listing' ? `${path} is 503` : null) })
  await runAlerts(world)
  expect(posted).toEqual([expect.stringContaining('🔥 probe listing: from outside, /en/products is 503')])
})

describe('a run that fails does not beat', () => {
  const rejects = async () => Promise.reject(new Error('no'))
  test.each<[string, Partial<AlertsWorld>, string[]]>([
    ['metrics', { query: rejects }, ['🔥 blind metrics: metrics cannot be asked: errors, ']],
    ['webhook', { post: rejects, probe: async () => 'is 503' }, []],
    [
      'state',
      { store: { read: rejects, write: rejects }, probe: async ({ name }) => (name === 'home' ? 'is 503' : null) },
      ['🔥 probe home'],
    ],
    ['no namespace', { store: null }, []],
  ])('%s', async (_, over, said) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { world, posted, kept, beats } = testWorld(over)
    await expect(runAlerts(world)).rejects.toThrow('The alerts did not run as they should.')
    expect(beats()).toBe(0)
    expect(posted).toEqual(said.map((text) => expect.stringContaining(text)))
    if (over.post) expect(kept.size, 'it is told by the next run').toBe(0)
  })
})
