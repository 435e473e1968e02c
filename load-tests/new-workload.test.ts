// Adds a workload to a copy of the table and checks that everything else derives from its row.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { choiceLines } from './commands/run-options.ts'
import { plannedSessions } from './load-shape.ts'
import { LOAD_BUDGETS } from './verdict/budgets.ts'
import { k6Options } from './run/k6-options.ts'
import { resolveRun } from './run/resolve-run.ts'
import { DEFAULT_RATE, DEFAULT_WORKLOAD, type Workload, workloadOf, WORKLOADS } from './workloads.ts'

const FLASH_SALE: Workload = {
  description: 'ten times the rate for a minute',
  shape: { executor: 'ramping-arrival-rate', stages: [1, 10, 10, 1].map((rate) => ({ rate, seconds: 20 })) },
  pace: 1,
}
const TABLE = { ...WORKLOADS, 'flash-sale': FLASH_SALE }
const PARAMS = { journey: 'search', workload: 'flash-sale', target: 'edge', rate: null, seconds: null, seed: 1, dir: '.data' }

test('a new row is in the help text and in the message about unknown names', () => {
  expect(choiceLines(TABLE)).toContain('flash-sale         ten times the rate for a minute')
  expect(() => workloadOf('storm', TABLE)).toThrow('open-tabs, flash-sale.')
  expect(() => resolveRun(PARAMS)).toThrow('There is no workload "flash-sale"')
})

test('a new row runs: rate, duration, folder, scenarios, thresholds and shares of machines follow from it', () => {
  const { workload, rate, shares, folder } = resolveRun(PARAMS, TABLE)
  expect(rate).toBe(DEFAULT_RATE)
  expect(folder).toMatch(/search-flash-sale-edge$/)
  expect(plannedSessions(workload.shape, rate)).toBe(2200)
  const { scenarios, thresholds } = k6Options({ workload, shares, rate, budgets: LOAD_BUDGETS })
  expect(scenarios).toMatchObject({ search: { executor: 'ramping-arrival-rate', env: { JOURNEY: 'search' } } })
  expect(thresholds).toMatchObject({
    // A shop of which half of the answers are wrong is left alone.
    unexpected_answers: [`rate<=${LOAD_BUDGETS.unexpectedAnswers}`, { threshold: 'rate<=0.5', abortOnFail: true }],
    call_time: [`p(95)<${LOAD_BUDGETS.timesMs['call_time']}`],
  })
  expect(resolveRun({ ...PARAMS, seconds: 40 }, TABLE).workload.shape).toMatchObject({ stages: [1, 2, 3, 4].map(() => ({ seconds: 10 })) })
})

test('a new row that sets a field is held to it', () => {
  const row: Workload = { ...FLASH_SALE, journey: 'rush', rate: 2, maxUnexpectedShare: 0.3 }
  const { workload, rate, shares } = resolveRun(PARAMS, { ...TABLE, 'flash-sale': row })
  expect([rate, shares]).toEqual([2, [{ journey: 'rush', share: 1 }]])
  expect(k6Options({ workload, shares, rate, budgets: LOAD_BUDGETS }).thresholds['checks']).toEqual(['rate>=0.7'])
})

test('no other code file names a workload, so a new one touches the table alone', () => {
  const names = Object.keys(WORKLOADS).filter((name) => name !== DEFAULT_WORKLOAD)
  // Journeys and npm scripts may have the same name.
  const ofOthers = new Set(['open-tabs', 'soak'])
  const files = globSync('{load-tests,.tasks}/**/*.ts').filter((file) => !/\.test\.ts$|workloads\.ts$/.test(file))
  const naming = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    return names.filter((name) => !ofOthers.has(name) && code.includes(`'${name}'`)).map((name) => `${file}: ${name}`)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(naming).toEqual([])
})
