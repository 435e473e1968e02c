import { expect, test } from 'vitest'
import { workloadOf } from '../workloads.ts'
import { leastBreakpoint, validityLimits } from './budgets.ts'

test.each([
  ['average', { maxGeneratorShare: 0.5, maxForeignShare: 0.125 }],
  ['breakpoint', { maxGeneratorShare: 0.5, maxForeignShare: 0.125 }],
  ['unique-rush', { maxGeneratorShare: Number.POSITIVE_INFINITY, maxForeignShare: Number.POSITIVE_INFINITY }],
])('a run of the workload "%s" is valid within its limits', (name, limits) =>
  expect(validityLimits(workloadOf(name).shape)).toEqual(limits),
)

test.each([
  ['edge', true, { sessions: 20 }],
  ['edge', false, { requests: 100 }],
  ['mock', false, { sessions: 50 }],
] as const)('a breakpoint of the %s with light sessions %s reaches a rate', (target, isLight, least) =>
  expect(leastBreakpoint(target, { isLight })).toEqual(least),
)
