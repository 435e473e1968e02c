import { expect, test } from 'vitest'
import { playwrightOutcome } from './run-playwright.ts'
import { slowestTests } from './slowest-tests.ts'
import { vitestOutcome } from './run-vitest.ts'

const passed = { fullName: 'a hat fits', status: 'passed', duration: 12.5, failureMessages: [] }
const failed = { fullName: 'a coat fits', status: 'failed', failureMessages: ['AssertionError: too small\n    at coat.test.ts:3'] }
const file = (name: string) => `${process.cwd()}/${name}`

test('vitest: each failed test is named by its file, with the first line of its error', () => {
  const report = { numPassedTests: 1, testResults: [{ name: file('a.test.ts'), status: 'failed', assertionResults: [passed, failed] }] }
  expect(vitestOutcome(report)).toMatchObject({ passed: 1, failures: ['a.test.ts › a coat fits: AssertionError: too small'] })
})

test('vitest: a file that could not be loaded is one failure', () => {
  const report = {
    numPassedTests: 0,
    testResults: [{ name: file('b.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] }],
  }
  expect(vitestOutcome(report)).toMatchObject({ passed: 0, failures: ['b.test.ts: No such module'] })
})

test('Playwright: a test that passed on its second try counts as passed and is named; skipped tests are not counted', () => {
  const tried = (...statuses: string[]) => statuses.map((status) => ({ projectName: 'mobile', status, results: [] }))
  const specs = [{ title: 'the way home', file: 'home.spec.ts', tests: tried('expected', 'skipped') }]
  const inner = [{ specs: [{ title: 'the way out', file: 'home.spec.ts', tests: tried('flaky', 'unexpected') }] }]
  expect(playwrightOutcome({ suites: [{ specs, suites: inner }] })).toMatchObject({
    passed: 2,
    failures: ['[mobile] home.spec.ts › the way out'],
    flaky: ['[mobile] home.spec.ts › the way out'],
  })
})

test('Playwright: an error outside a test is a failure, too', () => {
  expect(playwrightOutcome({ suites: [], errors: [{ message: 'No server\nat home' }] }).failures).toEqual(['Playwright: No server'])
})

test('vitest: each test has its duration; a skipped one has none', () => {
  const report = { numPassedTests: 1, testResults: [{ name: file('a.test.ts'), status: 'failed', assertionResults: [passed, failed] }] }
  expect(vitestOutcome(report).times).toEqual([
    { name: 'a.test.ts › a hat fits', ms: 12.5 },
    { name: 'a.test.ts › a coat fits', ms: 0 },
  ])
})

test('Playwright: the duration of a test is that of all its tries', () => {
  const tests = [{ projectName: 'mobile', status: 'flaky', results: [{ duration: 900 }, { duration: 250 }] }]
  expect(playwrightOutcome({ suites: [{ specs: [{ title: 'the way out', file: 'home.spec.ts', tests }] }] }).times).toEqual([
    { name: '[mobile] home.spec.ts › the way out', ms: 1150 },
  ])
})

test('the ten slowest tests are listed, slowest first', () => {
  const lines = slowestTests(Array.from({ length: 12 }, (_, index) => ({ name: `test ${index}`, ms: index * 1000 })))
  expect(lines).toHaveLength(10)
  expect([lines.at(0), lines.at(-1)]).toEqual(['  11.0 s  test 11', '   2.0 s  test 2'])
})

test('anything but a report is an error, not a success', () => {
  expect(() => vitestOutcome({})).toThrow()
  expect(() => playwrightOutcome({})).toThrow()
})
