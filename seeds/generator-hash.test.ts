import { expect, test } from 'vitest'
import { reachableFrom } from '../app/architecture/import-graph.ts'
import { generatorHash, generatorSources } from './generator-hash.ts'

test('every file that decides what a database holds is in its hash; of the texts only the promises are', () => {
  const sources = new Set(generatorSources())
  const missing = reachableFrom(['seeds/seed-shop.ts']).filter((file) => !file.startsWith('locales/') && !sources.has(file))
  expect(missing).toEqual([])
})

test('another seed or size makes another hash', () => {
  const hashes = [generatorHash(1, 10), generatorHash(1, 10), generatorHash(2, 10), generatorHash(1, 20)]
  expect(new Set(hashes).size).toBe(3)
  expect(hashes[0]).toMatch(/^[0-9a-f]{12}$/)
})
