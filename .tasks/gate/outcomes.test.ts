import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { playwrightOutcome } from './run-playwright.ts'
import { vitestOutcome } from './run-vitest.ts'

test('vitest: a failed test is named by its file and error, one that passed at its second try by its file, a file that could not be loaded is one failure', () => {
  const file = (name: string) => ({ name: `${process.cwd()}/${name}`, status: 'failed' })
  const tests = [
    { fullName: 'a hat fits', status: 'passed', meta: { isAtSecondTry: true } },
    { fullName: 'a coat fits', status: 'failed', failureMessages: ['Too small\n    at coat.test.ts:3'] },
  ]
  const unloaded = { ...file('b.test.ts'), message: 'No such module', assertionResults: [] }
  expect(vitestOutcome({ numPassedTests: 1, testResults: [{ ...file('a.test.ts'), assertionResults: tests }, unloaded] })).toEqual({
    passed: 1,
    failures: ['a.test.ts › a coat fits: Too small', 'b.test.ts: No such module'],
    atSecondTry: ['a.test.ts › a hat fits'],
  })
})

test('Playwright: a test that passed on its second try is named and passed; a skipped one is not counted, an error outside a test is', () => {
  const suite = (title: string, ...statuses: string[]) => ({
    specs: [{ title, file: 'home.spec.ts', tests: statuses.map((status) => ({ projectName: 'mobile', status })) }],
  })
  const suites = [{ ...suite('the way home', 'expected', 'skipped'), suites: [suite('the way out', 'flaky', 'unexpected')] }]
  expect(playwrightOutcome({ suites, errors: [{ message: 'No server\nat home' }] })).toEqual({
    passed: 2,
    failures: ['[mobile] home.spec.ts › the way out', 'Playwright: No server'],
    atSecondTry: ['[mobile] home.spec.ts › the way out'],
    ran: 4,
  })
})

test('EXT-95: continuous integration has all commits: in a clone of the last one their number is always 1, and the same share has its turn', () => {
  expect(readFileSync('.github/workflows/test.yml', 'utf8')).toContain('fetch-depth: 0')
})
