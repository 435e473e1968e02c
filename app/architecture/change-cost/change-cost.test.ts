// What a market, a campaign, a page, a cookie, an event and an endpoint cost: one of each in a copy of the repository, compiled and run.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ChangedCopy, codeFiles, type Outcome } from './changed-copy.ts'
import { TABLE_CHANGES } from './table-changes.ts'

/** The tests of what is added compile in the copy alone. */
const ADDED = 'app/architecture/change-cost/added.test.ts'
const EVERY_PAGE = 'app/pages/every-page.test.tsx'
/** Each process compiles everything, on a busy machine. */
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

describe('in the copy', () => {
  let outcomes: readonly Outcome[]
  beforeAll(async () => {
    outcomes = await copy.test([EVERY_PAGE, ADDED])
  }, TIMEOUT_MS)
  const of = (file: string) => outcomes.filter((outcome) => outcome.file === file)

  test('every page renders in every market, the fourth among them', () => {
    expect(of(EVERY_PAGE).filter(({ status }) => status !== 'passed')).toEqual([])
    const pagesIn = (market: string) => of(EVERY_PAGE).flatMap(({ name }) => (name.startsWith(`${market}: `) ? name.split(': ')[1] : []))
    expect(pagesIn('Schweiz')).toContain('sizeGuide')
    expect(pagesIn('Schweiz')).toEqual(pagesIn('Polska'))
  })

  test('what was added works', () => {
    expect(of(ADDED).length).toBeGreaterThan(4)
    expect(of(ADDED).filter(({ status }) => status !== 'passed')).toEqual([])
  })
})

function isCode(file: string): boolean {
  return !/\.test\.tsx?$|\.spec\.ts$/.test(file)
}
