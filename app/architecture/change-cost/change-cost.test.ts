// What a market, a campaign, a page, a cookie, an event and an endpoint cost: one of each in a copy of the repository, compiled and run.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ChangedCopy, codeFiles } from './changed-copy.ts'
import { TABLE_CHANGES } from './table-changes.ts'

/** The tests of what is added compile in the copy alone. */
const ADDED = 'app/architecture/change-cost/added.test.ts'
/** Each of two processes compiles everything, on a busy machine. */
const TIMEOUT_MS = 600_000

let copy: ChangedCopy

beforeAll(() => {
  copy = new ChangedCopy(
    TABLE_CHANGES.flatMap(({ insertions }) => insertions),
    {
      files: Object.assign({ [ADDED]: readFileSync(`${ADDED}.txt`, 'utf8') }, ...TABLE_CHANGES.map(({ files }) => files)),
      folders: TABLE_CHANGES.flatMap(({ folders = [] }) => folders),
    },
  )
})
afterAll(() => copy.remove())

test.each(TABLE_CHANGES)('$name costs at most $limit code files', ({ insertions, limit, ...additions }) => {
  const files = codeFiles(insertions, additions)
  expect(files.length, files.join(', ')).toBeLessThanOrEqual(limit)
})

test('no other code needs a change: the types agree everywhere', { timeout: TIMEOUT_MS }, async () => {
  expect((await copy.filesWithTypeErrors(['app', 'db', 'edge', 'load-tests', 'locales', 'mock-api', 'seeds'])).filter(isCode)).toEqual([])
})

test('every page renders in every market, the fourth among them', { timeout: TIMEOUT_MS }, async () => {
  const outcomes = await copy.test('app/pages/every-page.test.tsx')
  expect(outcomes.filter(({ status }) => status !== 'passed')).toEqual([])
  const pagesIn = (market: string) => outcomes.flatMap(({ name }) => (name.startsWith(`${market}: `) ? name.split(': ')[1] : []))
  expect(pagesIn('Schweiz')).toContain('sizeGuide')
  expect(pagesIn('Schweiz')).toEqual(pagesIn('Polska'))
})

test('what was added works', { timeout: TIMEOUT_MS }, async () => {
  const outcomes = await copy.test(ADDED)
  expect(outcomes.length).toBeGreaterThan(4)
  expect(outcomes.filter(({ status }) => status !== 'passed')).toEqual([])
})

function isCode(file: string): boolean {
  return !/\.test\.tsx?$|\.spec\.ts$/.test(file)
}
