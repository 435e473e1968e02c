import { expect, test } from 'vitest'
import { isStepCompleted, nextStep, previousStep, STEP_QUERY_KEY, stepIndex } from './stepper.ts'

const steps = ['contact', 'delivery', 'payment', 'summary'].map((param) => ({ title: param, param, component: null }))

test('CHK-03: the query parameter is step', () => expect(STEP_QUERY_KEY).toBe('step'))

test.each([
  ['payment', 2],
  ['contact', 0],
  ['junk', 0],
  [null, 0],
])('CHK-03, UIK-04: step=%s is step %i', (param, index) => {
  expect(stepIndex(steps, param)).toBe(index)
})

test('UIK-16: next goes up to the last step', () => expect([0, 2, 3].map((index) => nextStep(index, 4))).toEqual([1, 3, 3]))
test('UIK-17: back goes to the first step at minimum', () => expect([3, 1, 0].map(previousStep)).toEqual([2, 0, 0]))
test('UIK-18: earlier steps are completed', () => {
  expect([0, 1, 2, 3].map((index) => isStepCompleted(index, 2))).toEqual([true, true, false, false])
})
