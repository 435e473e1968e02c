import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browserPlan, type RecordedVisits } from './browser-plan.ts'

const RECORDED: RecordedVisits = JSON.parse(readFileSync('load-tests/run/recorded-visits.json', 'utf8'))

test('sessions load as many files as were recorded, of the files of this build', () => {
  const { steps, built } = browserPlan(RECORDED, ['/assets/a-1.js', '/assets/b-2.css', '/assets/c-3.woff2', '/assets/d-4.svg'])
  expect(built).toEqual({ script: ['/assets/a-1.js'], stylesheet: ['/assets/b-2.css'], font: ['/assets/c-3.woff2'] })
  for (const step of ['first home', 'returning home', 'entry home', 'entry listing', 'entry product']) expect(steps).toHaveProperty([step])
  expect(steps['first home']?.picture).toBeGreaterThan(steps['returning home']?.picture ?? 0)
})
