import { expect, test } from 'vitest'
import type { AsyncSearch } from '../shop-search.ts'
import { slowedSearch, THIS_PROCESS } from './slowed-search.ts'

const NOTHING = { ids: [], total: 0 }
const REQUEST = { body: {}, page: 1, perPage: 1, now: 0 }

test.each([0.1, 0.2, 1])('searches cost %d more than their own CPU time, and burned time is not counted again', async (part) => {
  let [computed, burned] = [5, 0]
  const search: AsyncSearch = {
    search() {
      computed += 0.002
      return NOTHING
    },
    suggest: () => ({ items: [], total: 0 }),
  }
  const slowed = slowedSearch(search, part, {
    processSeconds: () => computed,
    burn(seconds) {
      computed += seconds
      burned += seconds
      return seconds
    },
  })
  for (let nth = 0; nth < 50; nth++) expect(await slowed.search(REQUEST)).toBe(NOTHING)
  expect(burned).toBeCloseTo(50 * 0.002 * part, 6)
})

test('a search after a pause is not charged for CPU time used in the pause', async () => {
  let seconds = 0
  const burns: number[] = []
  const slowed = slowedSearch({ search: () => NOTHING, suggest: () => ({ items: [], total: 0 }) }, 1, {
    processSeconds: () => seconds,
    burn: (wanted) => {
      burns.push(wanted)
      return wanted
    },
  })
  seconds = 60
  await slowed.search(REQUEST)
  expect(burns).toEqual([0.01])
})

/** CPU time of this thread in s; querying the process first updates its accounting. */
function computed(): number {
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

test('this thread burns the requested CPU time, and little more', async () => {
  const ownWork = 0.003
  const search: AsyncSearch = {
    search() {
      for (const before = computed(); computed() - before < ownWork;);
      return NOTHING
    },
    suggest: () => ({ items: [], total: 0 }),
  }
  // Of this thread alone: other test files run in the same process.
  const slowed = slowedSearch(search, 0.5, { ...THIS_PROCESS, processSeconds: computed })
  const before = computed()
  for (let nth = 0; nth < 20; nth++) await slowed.search(REQUEST)
  const spent = (computed() - before) / (20 * ownWork)
  expect(spent).toBeGreaterThan(1.45)
  // Its other CPU time, such as compilation, adds half of itself as well.
  expect(spent).toBeLessThan(2.2)
})
