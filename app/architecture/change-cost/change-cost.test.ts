// What a market, a campaign, a page, a cookie, an event, an endpoint, a filter and a sort order cost, as the README promises: one of each in a copy
// of the repository, compiled and run.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ChangedCopy, codeFiles, type Outcome } from './changed-copy.ts'
import { NEW_FILTERS, NEW_ORDER, PROPERTIES, SEARCH_INSERTIONS } from './search-changes.ts'
import { TABLE_CHANGES } from './table-changes.ts'

/** The tests of what is added compile in the copy alone. */
const ADDED = 'app/architecture/change-cost/added.test.ts'
const EVERY_FILTER = 'app/architecture/change-cost/every-filter.test.tsx'
const EVERY_PAGE = 'app/pages/every-page.test.tsx'
/** Each process compiles everything, on a busy machine. */
const TIMEOUT_MS = 600_000

let copy: ChangedCopy
let inDomain: ChangedCopy

beforeAll(() => {
  copy = new ChangedCopy([...TABLE_CHANGES.flatMap(({ insertions }) => insertions), ...SEARCH_INSERTIONS], {
    files: Object.assign({ [ADDED]: readFileSync(`${ADDED}.txt`, 'utf8') }, ...TABLE_CHANGES.map(({ files }) => files)),
    folders: TABLE_CHANGES.flatMap(({ folders = [] }) => folders),
  })
  inDomain = new ChangedCopy(SEARCH_INSERTIONS.filter(({ file }) => file.startsWith('app/domain/')))
})
afterAll(() => [copy, inDomain].forEach((each) => each.remove()))

test.each(TABLE_CHANGES)('$name costs at most $limit code files', ({ insertions, limit, ...additions }) => {
  const files = codeFiles(insertions, additions)
  expect(files.length, files.join(', ')).toBeLessThanOrEqual(limit)
})

test.each(Object.entries(NEW_FILTERS))('a filter like %s touches at most three files', (_name, change) => {
  expect(codeFiles(change).length).toBeLessThanOrEqual(3)
})

test('a sort order touches at most three files', () => expect(codeFiles(NEW_ORDER).length).toBeLessThanOrEqual(3))

test('no other code needs a change: the types agree everywhere', { timeout: TIMEOUT_MS }, async () => {
  const named = await copy.filesWithTypeErrors(['app', 'db', 'edge', 'load-tests', 'locales', 'mock-api', 'seeds'])
  expect(named.filter((file) => isCode(file) || file === EVERY_FILTER)).toEqual([])
})

test('the compiler names the other files of the promise when only the domain has the filters', { timeout: TIMEOUT_MS }, async () => {
  const named = await inDomain.filesWithTypeErrors([EVERY_FILTER])
  expect(named).toContain(PROPERTIES)
  expect(named).toContain('app/features/filters/choices.ts')
  expect(named).toContain('app/features/filters/filter-labels.ts')
  // Those two name the list and the texts that are missing; what else is named reads the missing rows of the properties.
  const others = named.filter((file) => !file.startsWith('mock-api/search/') && !file.startsWith('app/features/filters/'))
  expect(others).toEqual([])
})

describe('in the copy', () => {
  let outcomes: readonly Outcome[]
  beforeAll(async () => {
    outcomes = await copy.test([EVERY_PAGE, EVERY_FILTER, ADDED])
  }, TIMEOUT_MS)
  const of = (file: string) => outcomes.filter((outcome) => outcome.file === file)

  test('every page renders in every market, the fourth among them', () => {
    expect(of(EVERY_PAGE).filter(({ status }) => status !== 'passed')).toEqual([])
    const pagesIn = (market: string) => of(EVERY_PAGE).flatMap(({ name }) => (name.startsWith(`${market}: `) ? name.split(': ')[1] : []))
    expect(pagesIn('Schweiz')).toContain('sizeGuide')
    expect(pagesIn('Schweiz')).toEqual(pagesIn('Polska'))
  })

  test('every layer works with each filter and sort order', () => {
    expect(of(EVERY_FILTER).filter(({ status }) => status !== 'passed')).toEqual([])
    for (const name of [...Object.keys(NEW_FILTERS).map((filter) => `filter ${filter}`), 'order soonest'])
      expect(of(EVERY_FILTER).filter((outcome) => outcome.name.startsWith(`${name} `)).length).toBeGreaterThan(2)
  })

  test('what was added works', () => {
    expect(of(ADDED).length).toBeGreaterThan(4)
    expect(of(ADDED).filter(({ status }) => status !== 'passed')).toEqual([])
  })
})

function isCode(file: string): boolean {
  return !/\.test\.tsx?$|\.spec\.ts$/.test(file)
}
