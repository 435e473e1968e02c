import { expect, test } from 'vitest'
import { NO_PLACE, parseMeasure, parsePlace } from './place.ts'

test.each([null, '', '{}', '[]', 'null', '"80"', '{"width":0}', '{"width":"80"}', '{"width":-1,"depth":2001}'])(
  'EXT-38: %j is no place',
  (stored) => {
    expect(parsePlace(stored)).toBeNull()
  },
)

test('EXT-38: a stored place keeps its measures and nothing else', () => {
  expect(parsePlace('{"width":80.5,"doorHeight":200,"height":"x","floor":3}')).toEqual({ ...NO_PLACE, width: 80.5, doorHeight: 200 })
})

test.each([
  ['80', 80],
  [' 80,5 ', 80.5],
  ['80.5', 80.5],
  ['', null],
  ['0', null],
  ['-3', null],
  ['2001', null],
  ['osiemdziesiąt', null],
])('EXT-38: %j is the measure %j', (typed, cm) => {
  expect(parseMeasure(typed)).toBe(cm)
})
