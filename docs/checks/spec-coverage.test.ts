import { expect, test } from 'vitest'
import { coverageLines, specCoverage } from './spec-coverage.ts'

test('each statement of the specification is shown by a test that reaches what ships', () => {
  const statements = specCoverage().flatMap(({ statements }) => statements)
  expect(statements.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([])
})

test('lines name what no test shows, and on request every test', () => {
  const statements = [
    { id: 'AB-01', tests: ['a.test.ts', 'b.test.ts'] },
    { id: 'AB-02', tests: [] },
  ]
  const areas = [{ area: 'AB', about: 'Letters', statements }]
  const first = 'AB      1/2  Letters'
  const last = ['', '1 of 2 statements are shown by a test that reaches what ships']
  expect(coverageLines(areas, false)).toEqual([first, '            no test shows AB-02', ...last])
  expect(coverageLines(areas, true)).toContain('            AB-01  a.test.ts b.test.ts')
})
