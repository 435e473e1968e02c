import { describe, expect, test } from 'vitest'
import { metricSql } from '#edge/operations/metrics/queries.ts'
import { compareBuilds } from './compare-builds.ts'
import { DATASET, testDataset } from './test-dataset.ts'

const request = (build: string, over: object = {}) => ({
  level: 'info' as const,
  event: 'request' as const,
  at: 0,
  route: 'catalog',
  status: 200,
  page: null,
  ms: 300,
  market: 2,
  cache: 'fwd=uri-miss',
  detail: null,
  around: null,
  build,
  sampled: false,
  ...over,
})

/** The old build with 900 good requests and 10 failures, the new one with 60 good ones and what is given. */
function compared(...added: (readonly [object, number])[]): readonly string[] {
  const dataset = testDataset()
  dataset.add(request('old'), { times: 450, sampleInterval: 2 })
  dataset.add(request('old', { status: 500, cache: null }), { times: 10 })
  dataset.add(request('new'), { times: 60 })
  for (const [over, times] of added) dataset.add(request('new', over), { times })
  return compareBuilds(dataset.rows(metricSql('builds', DATASET)), 'new')
}

describe('EXT-69: a build is compared with those beside it', () => {
  test('as well as they: nothing is wrong; hits of full caches are not compared', () => {
    expect(compared([{ status: 500, cache: null }, 1])).toEqual([])
    expect(compared([{ ms: 900, cache: 'hit' }, 100])).toEqual([])
  })

  test.each([
    ['pages', { status: 500, cache: null }],
    ['calls', { status: 502, cache: null, market: null, route: '/shop/*' }],
    ['requests without a head', { event: 'waiting', status: 0, cache: null }],
  ])('%s that fail', (_, over) => {
    expect(compared([over, 4])).toEqual(['6.3 % of its 64 requests fail, 1.1 % of the others’'])
  })

  test('renders that take longer', () => {
    expect(compared([{ ms: 900 }, 10])).toEqual(['95 of 100 of its renders begin within 900 ms, of the others’ within 300 ms'])
  })

  test('a build of which nothing is counted is not compared, and that is a fault', () => {
    expect(compareBuilds([], 'new')).toEqual(['not compared: 0 requests of build new are counted'])
  })

  test('where no other build has visitors it may not fail', () => {
    expect(compareBuilds([{ build: 'new', requests: 40, errorRatio: 0.05, renders: 40, p95RenderMs: 9000 }], 'new')).toEqual([
      '5.0 % of its 40 requests fail, 0.0 % of the others’',
    ])
  })
})
