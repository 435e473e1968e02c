import { expect, test } from 'vitest'
import { admissionTable, compareAdmissions } from './admission.ts'

test.each([1, 2, 3])('the worker’s memory keeps its hot pages in a flood and its hit ratio without one (seed %i)', async (seed) => {
  const [before, shipped] = await compareAdmissions(seed, ['one list', 'as the worker does'])
  expect(before?.hotAfterFlood[1], 'the flood evicts every hot page of one list').toBe(0)
  expect(shipped?.hotAfterFlood).toEqual([1, 1, 1])
  expect(shipped?.hits.all).toBeGreaterThan((before?.hits.all ?? 1) - 0.005)
  expect(shipped?.hits.listed).toBeGreaterThan((before?.hits.listed ?? 1) + 0.01)
})

test('the comparison is a table', async () => {
  const lines = admissionTable(await compareAdmissions(1, ['one list']))
  expect(lines.at(-1)).toMatch(/^\| one list( \| \d+\.\d %){6} \|$/)
})
