import { expect, test } from 'vitest'
import { machineSeconds, secondsBetween } from './processor-time.ts'

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

test.each([
  ['as Linux tells it', 'cpu  100 0 25 4000 5 0 0 50 0 0\ncpu0 1 1 1 1\n', 1.25, 0.5],
  ['not told, as elsewhere', '', Number.NaN, Number.NaN],
])('processor time of the machine, %s', (_what, stat, busy, stolen) => expect(machineSeconds(stat)).toEqual({ busy, stolen }))
