import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { workloadOf } from '../workloads.ts'
import { runningShop } from './load-stack.ts'
import { makePlan } from './make-plan.ts'
import type { MockControl } from './mock-control.ts'

const planned = () => ({
  catalog: {
    currencies: { pl: 'PLN', en: 'EUR', es: 'EUR' },
    products: [],
    searches: [],
    filters: { colors: [], categories: [], materials: [] },
    promoCodes: [],
  },
  workload: { ...workloadOf('unique-rush'), isLight: true, checksRatios: false, rate: 1 },
  shares: [],
  rate: 1,
  seed: 1,
  startedAt: '',
  folder: mkdtempSync(join(tmpdir(), 'plan-')),
  options: {},
})

test('a plan is there when the shop is set up for it: a rush begins with one piece of each product', async () => {
  let isSetUp = false
  const makeUnique = async () => {
    await setImmediate()
    isSetUp = true
  }
  await makePlan({
    ...planned(),
    stack: runningShop('http://shop.test', false),
    shop: { makeUnique } as unknown as MockControl,
    target: 'mock',
  })
  expect(isSetUp).toBe(true)
})

test('a shop API alone is no storefront, and that is said before it is loaded', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: { code: 'NOT_FOUND' } }, { status: 404 }))
  const plan = makePlan({ ...planned(), stack: runningShop('http://shop.test', true), shop: null, target: 'edge' })
  await expect(plan).rejects.toThrow('http://shop.test/version names no build')
  vi.unstubAllGlobals()
})
