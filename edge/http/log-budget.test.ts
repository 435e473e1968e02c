import { expect, test } from 'vitest'
import { createLogBudget } from './log-budget.ts'

test('so many a minute, and again in the next one', () => {
  const mayLog = createLogBudget(2)
  expect([0, 1, 2, 59_999].map((now) => mayLog(now))).toEqual([true, true, false, false])
  expect([60_000, 60_001, 60_002].map((now) => mayLog(now))).toEqual([true, true, false])
})
