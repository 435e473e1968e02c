import { expect, test } from 'vitest'
import { aPlace } from '../../testing/a-place.ts'
import { parsePlace, PLACE_MEASURES, type TypedPlace, typedPlace, wrongMeasures } from './place.ts'

test.each([null, '', '{}', '{"width":0}', '{"width":"80"}', '{"width":-1,"depth":2001}'])('EXT-38: %j is no place', (stored) => {
  expect(parsePlace(stored)).toBeNull()
})

test('EXT-38: a stored place keeps its measures and nothing else', () => {
  expect(parsePlace('{"width":80.5,"doorHeight":200,"height":"x","floor":3}')).toEqual(aPlace({ width: 80.5, doorHeight: 200 }))
})

const NOTHING = Object.fromEntries(PLACE_MEASURES.map((measure) => [measure, ''])) as TypedPlace

test.each([
  [' 80,5 ', 80.5],
  ['80.5', 80.5],
])('EXT-38: %j is the measure %j', (typed, cm) => {
  const given = { ...NOTHING, depth: typed }
  expect(typedPlace(given)).toEqual(aPlace({ depth: cm }))
  expect(wrongMeasures(given)).toEqual([])
})

test.each(['0', '-3', '2001', 'osiemdziesiąt'])('EXT-38: %j is no measure, and said to be wrong', (typed) => {
  const given = { ...NOTHING, width: typed, stairsTurn: typed, height: '2' }
  expect(typedPlace(given)).toEqual(aPlace({ height: 2 }))
  expect(wrongMeasures(given)).toEqual(['width', 'stairsTurn'])
})

test.each(['', '  '])('EXT-38: %j in all fields is no place, and nothing wrong', (typed) => {
  const given = Object.fromEntries(PLACE_MEASURES.map((measure) => [measure, typed])) as TypedPlace
  expect(typedPlace(given)).toBeNull()
  expect(wrongMeasures(given)).toEqual([])
})
