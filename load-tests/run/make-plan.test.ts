import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { workloadOf } from '../workloads.ts'
import { runningShop } from './load-stack.ts'
import { makePlan } from './make-plan.ts'
import type { MockControl } from './mock-control.ts'

test('a plan is there when the shop is set up for it: a rush begins with one piece of each product', async () => {
  let isSetUp = false
  const makeUnique = async () => {
    await setImmediate()
    isSetUp = true
  }
  await makePlan({
    stack: runningShop('http://shop.test', false),
    shop: { makeUnique } as unknown as MockControl,
    catalog: {
      currencies: { pl: 'PLN', en: 'EUR', es: 'EUR' },
      products: [],
      searches: [],
      filters: { colors: [], categories: [], materials: [] },
      promoCodes: [],
    },
    target: 'mock',
    workload: { ...workloadOf('unique-rush'), isLight: true, checksRatios: false, rate: 1 },
    shares: [],
    seed: 1,
    startedAt: '',
    folder: mkdtempSync(join(tmpdir(), 'plan-')),
    options: {},
  })
  expect(isSetUp).toBe(true)
})
