import { expect, test } from 'vitest'
import { secondsBetween } from './processor-time.ts'

test.each([
  ['two threads', { 1: 5, 2: 1 }, { 1: 5.5, 2: 3 }, 2.5, 2],
  ['one that began', { 1: 5 }, { 1: 5, 2: 0.25 }, 0.25, 0.25],
  ['one that ended', { 1: 5, 2: 9 }, { 1: 6 }, 1, 1],
  ['a process that was not there', {}, { 1: 6 }, Number.NaN, Number.NaN],
  ['a process that is not there any more', { 1: 6 }, {}, Number.NaN, Number.NaN],
])('%s', (_what, before, after, all, busiest) => {
  const looked = (threads: Record<string, number>) => new Map(Object.entries(threads))
  expect(secondsBetween(looked(before), looked(after))).toEqual({ all, busiest })
})
