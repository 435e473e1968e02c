// Every query on a dataset of events: metrics count what they say, each alert fires for its fault and for no other.
import { describe, expect, test } from 'vitest'
import { ALL_MARKETS } from '#app/domain/market.ts'
import { PROBES } from '#edge/alerts/probes.ts'
import { marketOfPath } from '#edge/market/resolve-market.ts'
import { ALERTS, alertSql, type AlertName } from '#edge/operations/metrics/alerts.ts'
import { dataPoint, NO_NUMBER } from '#edge/operations/metrics/columns.ts'
import { metricSql } from '#edge/operations/metrics/queries.ts'
import { SLOS, sloSql, type SloName } from '#edge/operations/metrics/slos.ts'
import { DATASET, request, testDataset } from './test-dataset.ts'

const vitals = (over: object = {}) => request({ event: 'vitals', lcp: 1200, inp: 60, cls: 0, navigations: 0, ...over })

/** A day on which all is well. */
function goodDay() {
  const dataset = testDataset()
  for (const market of [2, 3]) {
    dataset.add(request({ market }), { times: 900, sampleInterval: 2 })
    dataset.add(request({ market, cache: 'fwd=uri-miss', ms: 300 }), { times: 200 })
  }
  dataset.add(request({ route: '/shop/*', market: null, cache: null }), { times: 300 })
  dataset.add(vitals(), { times: 300 })
  for (const day of [1, 7]) for (const market of [2, 3]) dataset.add(request({ market }), { times: 900, minutesAgo: day * DAY + 5 })
  return dataset
}
const DAY = 24 * 60
const firing = ({ rows }: ReturnType<typeof testDataset>) =>
  (Object.keys(ALERTS) as AlertName[]).flatMap((name) => rows(alertSql(name, DATASET)).map(({ place }) => `${name} ${String(place)}`))

test('a data point has each field in its column, which stored points keep, and no number for what is missing', () => {
  const { blobs, doubles } = dataPoint(request({ market: null, detail: 'incomplete' }))
  expect(blobs).toEqual(['request', 'catalog', '', 'hit', 'incomplete', 'f00d', ''])
  expect(doubles).toEqual([5, 200, ...Array.from({ length: 5 }, () => NO_NUMBER)])
})

describe('metrics', () => {
  test('rate, errors and duration, with the weight of samples', () => {
    const dataset = testDataset()
    dataset.add(request({ ms: 10 }), { times: 9, sampleInterval: 10 })
    dataset.add(request({ ms: 800, status: 500 }), { times: 10 })
    dataset.add(request({ market: 3 }))
    dataset.add(request(), { minutesAgo: 61 })
    expect(dataset.rows(metricSql('red', DATASET))).toEqual([
      { route: 'catalog', market: '2', requests: 100, errorRatio: 0.1, p50Ms: 10, p95Ms: 800 },
      { route: 'catalog', market: '3', requests: 1, errorRatio: 0, p50Ms: 5, p95Ms: 5 },
    ])
  })

  test('the cache: hits, renewals, pages of an outage; private pages are not asked', () => {
    const dataset = testDataset()
    dataset.add(request(), { times: 6 })
    dataset.add(request({ cache: 'fwd=stale' }), { times: 2 })
    dataset.add(request({ detail: 'stale-on-error' }), { times: 2 })
    dataset.add(request({ cache: 'fwd=bypass', route: 'cart' }))
    dataset.add(request({ cache: null, route: '/healthz', market: null }))
    expect(dataset.rows(metricSql('cache', DATASET))).toEqual([
      { route: 'catalog', market: '2', requests: 10, hitRatio: 0.8, renewedRatio: 0.2, outageRatio: 0.2 },
    ])
  })
})

describe('service levels', () => {
  const BAD: Record<SloName, ReturnType<typeof request>> = {
    answered: request({ status: 500, cache: 'fwd=bypass' }),
    cached: request({ ms: 101 }),
    rendered: request({ cache: 'fwd=uri-miss', ms: 1501 }),
    lcp: vitals({ lcp: 2501 }),
    inp: vitals({ inp: 201 }),
    cls: vitals({ cls: 100 }),
  }

  test.each(Object.keys(SLOS) as SloName[])('%s is 1 on a good day, and less after its fault', (name) => {
    const dataset = goodDay()
    expect(dataset.rows(sloSql(name, DATASET))[0]).toMatchObject({ attained: 1 })
    dataset.add(BAD[name], { times: 50, minutesAgo: 60 * 24 * 20 })
    expect(dataset.rows(sloSql(name, DATASET))[0]?.['attained']).toBeLessThan(1)
  })
})

describe('alerts', () => {
  test('there are nine, and none fires on a good day', () => {
    expect(Object.keys(ALERTS)).toHaveLength(9)
    expect(firing(goodDay())).toEqual([])
  })

  const FAULTS: [string, Parameters<ReturnType<typeof testDataset>['add']>][] = [
    ['errors 3', [request({ market: 3, status: 500, cache: null }), { times: 60 }]],
    ['slowHits 2', [request({ ms: 400 }), { times: 200 }]],
    ['misses 3', [request({ market: 3, cache: 'fwd=uri-miss', ms: 300 }), { times: 1800 }]],
    ['outage request', [request({ detail: 'stale-on-error' }), { times: 300 }]],
    ['outage request', [request({ route: '/shop/*', market: null, cache: null, status: 503 }), { times: 300 }]],
    ['waiting waiting', [request({ event: 'waiting', status: 0, cache: null }), { times: 20 }]],
    ['around request', [request({ around: 'PAGE_STORE read' }), { times: 60 }]],
    ['slowPaint product', [vitals({ route: 'product', lcp: 4000 }), { times: 200 }]],
  ]
  test.each(FAULTS)('%s fires, and no other', (name, fault) => {
    const dataset = goodDay()
    dataset.add(...fault)
    expect(firing(dataset)).toEqual([name])
  })

  test('a silent shop fires at once for each market that had visitors at this time, and a small one does not', () => {
    const dataset = testDataset()
    // Every two minutes a page of each market, whoever comes.
    const probes = PROBES.filter(({ path }) => !path.startsWith('/shop/')).map(({ path }) => marketOfPath(path).id)
    expect(probes.toSorted()).toEqual(ALL_MARKETS.map(({ id }) => id).toSorted())
    for (const day of [0, 1, 7]) for (const market of probes) dataset.add(request({ market }), { times: 15, minutesAgo: day * DAY + 5 })
    for (const day of [1, 7]) dataset.add(request(), { times: 40, minutesAgo: day * DAY + 5 })
    dataset.add(request({ market: 3 }), { times: 30, minutesAgo: DAY + 5 })
    expect(firing(dataset)).toEqual(['silent 2'])
    dataset.add(request(), { times: 3 })
    expect(firing(dataset)).toEqual(['silent 2'])
    dataset.add(request())
    expect(firing(dataset)).toEqual([])
  })

  test('a shop with few visitors is down as well', () => {
    const dataset = testDataset()
    dataset.add(request({ status: 500, cache: null }), { times: 6 })
    dataset.add(request(), { times: 4 })
    expect(firing(dataset)).toEqual(['down request'])
  })

  test('a fault that is over, or of a few visits, fires nothing', () => {
    const dataset = goodDay()
    dataset.add(request({ market: 3, status: 500, cache: null }), { times: 60, minutesAgo: 90 })
    dataset.add(vitals({ route: 'product', lcp: 4000 }), { times: 20 })
    expect(firing(dataset)).toEqual([])
  })
})
