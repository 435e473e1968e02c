import { expect, test } from 'vitest'
import { analyticsEngine } from '#edge/operations/metrics/analytics-engine.ts'
import { metricSql } from '#edge/operations/metrics/queries.ts'
import { compareBuilds } from './compare-builds.ts'
import { DATASET, request, testDataset } from './test-dataset.ts'

/** The old build with 900 good requests and 10 failures, the new one with 60 good ones and what is given. */
function compared(times = 0, over: object = {}): readonly string[] {
  const rendered = (build: string, more: object = {}) => request({ build, cache: 'fwd=uri-miss', ms: 300, ...more })
  const dataset = testDataset()
  dataset.add(rendered('old'), { times: 450, sampleInterval: 2 })
  dataset.add(rendered('old', { status: 500, cache: null }), { times: 10 })
  dataset.add(rendered('new'), { times: 60 })
  dataset.add(rendered('new', over), { times })
  return compareBuilds(dataset.rows(metricSql('builds', DATASET)), 'new')
}

const FAIL = '6.3 % of its 64 requests fail, 1.1 % of the others’'
test.each([
  ['as good', 1, { status: 500, cache: null }, []],
  ['hits, which full caches have more of', 100, { ms: 900, cache: 'hit' }, []],
  ['pages that fail', 4, { status: 500, cache: null }, [FAIL]],
  ['calls that fail', 4, { status: 502, cache: null, market: null, route: '/shop/*' }, [FAIL]],
  ['requests without a head', 4, { event: 'waiting', status: 0, cache: null }, [FAIL]],
  ['late renders', 10, { ms: 900 }, ['95 of 100 of its renders begin within 900 ms, of the others’ within 300 ms']],
])('EXT-69: a build is compared with those beside it: %s', (_, times, over, problems) => {
  expect(compared(times, over)).toEqual(problems)
})

test('EXT-69: a build of which nothing is counted is not compared, and that is a fault; alone it may not fail', () => {
  expect(compareBuilds([], 'new')).toEqual(['not compared: 0 requests of build new are counted'])
  const alone = { build: 'new', requests: 40, errorRatio: 0.05, renders: 40, p95RenderMs: 9000 }
  expect(compareBuilds([alone], 'new')).toEqual(['5.0 % of its 40 requests fail, 0.0 % of the others’'])
})

test('EXT-69: a build whose name has no letter is compared as any other', async () => {
  const build = '012345678901'
  const data = [{ build, requests: '40', errorRatio: 0, renders: '40', p95RenderMs: 300 }]
  const query = analyticsEngine({ accountId: 'a', token: 't', fetch: async () => Response.json({ data }) })
  expect(compareBuilds(await query(''), build)).toEqual([])
})
