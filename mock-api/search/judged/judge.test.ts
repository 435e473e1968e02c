import { beforeAll, describe, expect, test } from 'vitest'
import { openDb } from '#db/open.ts'
import { seedShop } from '#seeds/seed-shop.ts'
import { createSearchIndex } from '../search-index.ts'
import { judgeSearch, qualityByClass } from './judge.ts'
import { JUDGED_QUERIES } from './judged-queries.ts'

const PRODUCTS = 5000
const SEED = 42
const NOW = Date.parse('2022-03-17T12:00:00Z')

/** Floors of the mean recall of the first page and of nDCG@10, slightly below the measured values. */
const FLOORS: Record<string, { recall: number; ndcg: number }> = {
  noun: { recall: 0.95, ndcg: 0.96 },
  inflected: { recall: 0.96, ndcg: 0.97 },
  typo: { recall: 0.97, ndcg: 0.96 },
  prefix: { recall: 0.95, ndcg: 0.93 },
  designer: { recall: 0.97, ndcg: 0.95 },
  'model number': { recall: 0.97, ndcg: 0.95 },
  synonym: { recall: 0.96, ndcg: 0.97 },
  'colour+noun': { recall: 0.97, ndcg: 0.95 },
  'material+noun': { recall: 0.97, ndcg: 0.97 },
  style: { recall: 0.97, ndcg: 0.94 },
  brand: { recall: 0.97, ndcg: 0.96 },
  English: { recall: 0.93, ndcg: 0.93 },
  Spanish: { recall: 0.97, ndcg: 0.93 },
  compound: { recall: 0.97, ndcg: 0.84 },
  all: { recall: 0.97, ndcg: 0.95 },
}

describe('EXT-04: judged queries', () => {
  let quality: ReturnType<typeof qualityByClass>
  beforeAll(() => {
    const db = openDb(':memory:')
    seedShop(db, { size: PRODUCTS, seed: SEED })
    quality = qualityByClass(judgeSearch(db, createSearchIndex(db), NOW))
    db.$client.close()
  }, 120_000)

  test('there are at least 120 distinct queries, most of them Polish', () => {
    expect(new Set(JUDGED_QUERIES.map(({ query, language }) => `${language} ${query}`)).size).toBeGreaterThanOrEqual(120)
    expect(JUDGED_QUERIES.filter(({ language }) => language === 'pl').length).toBeGreaterThan(JUDGED_QUERIES.length / 2)
    expect([...new Set(JUDGED_QUERIES.map((each) => each.class))].toSorted()).toEqual(
      Object.keys(FLOORS)
        .filter((name) => name !== 'all')
        .toSorted(),
    )
  })

  test.each(Object.entries(FLOORS))('%s keeps recall and nDCG above its floor', (name, floor) => {
    const measured = quality.get(name)
    expect(measured?.queries).toBeGreaterThan(0)
    expect(measured?.recall).toBeGreaterThanOrEqual(floor.recall)
    expect(measured?.ndcg).toBeGreaterThanOrEqual(floor.ndcg)
  })
})
