import { expect, test } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { fitOf } from './fit.ts'
import { aPlace } from '../../testing/a-place.ts'
import type { Place } from './place.ts'
import type { Size } from './size.ts'

const SOFA: Size = { width: 200, height: 80, depth: 90 }

test.each<[string, Partial<Place>, ReturnType<typeof fitOf>]>([
  ['nothing is in the way where nothing is given', {}, 'fits'],
  ['as large as its place', { width: 200, height: 80, depth: 90 }, 'fits'],
  ['turned by a quarter', { width: 90, depth: 200 }, 'turned'],
  ['too wide either way', { width: 199, depth: 199 }, 'tooLarge'],
  ['not turned where only the width is given', { width: 199 }, 'tooLarge'],
  ['too high, which turning does not change', { width: 300, height: 79, depth: 300 }, 'tooLarge'],
  ['its two shorter sides through the door', { doorWidth: 80, doorHeight: 90 }, 'fits'],
  ['a lying door is as good', { doorWidth: 90, doorHeight: 80 }, 'fits'],
  ['its shortest side is wider than the door', { doorWidth: 79, doorHeight: 300 }, 'noDoor'],
  ['its middle side is higher than the door', { doorWidth: 80, doorHeight: 89 }, 'noDoor'],
  ['a door of which only the width is given', { doorWidth: 80 }, 'fits'],
  ['along straight stairs', { stairsWidth: 80 }, 'fits'],
  ['wider than the stairs', { stairsWidth: 79 }, 'noStairs'],
  // hypot(200, 80) = 215.4
  ['around a landing as wide as its diagonal', { stairsWidth: 80, stairsTurn: 216 }, 'fits'],
  ['around a narrower landing', { stairsWidth: 80, stairsTurn: 215 }, 'noStairs'],
  ['what is nearest to the thing is named', { width: 10, doorWidth: 10, stairsWidth: 10 }, 'tooLarge'],
])('EXT-38: a sofa of 200 x 80 x 90: %s', (_, place, fit) => {
  expect(fitOf(SOFA, aPlace(place))).toBe(fit)
})

test.each<[string, Partial<Size>, Partial<Place>, ReturnType<typeof fitOf>]>([
  ['a side that is not asked for', { depth: null }, { width: 200, height: 80 }, 'fits'],
  ['a side that decides', { depth: null }, { depth: 90 }, null],
  ['another side is too long already', { depth: null, width: 300 }, { width: 200, depth: 200 }, 'tooLarge'],
  ['no height below a ceiling', { height: null }, { height: 90 }, null],
  ['no height, but too wide whatever that is', { height: null }, { width: 199, height: 90 }, 'tooLarge'],
  ['a door needs all three', { depth: null }, { doorWidth: 80 }, null],
  ['stairs need all three', { height: null }, { stairsTurn: 300 }, null],
])('EXT-38: what is not known is not answered: %s', (_, size, place, fit) => {
  expect(fitOf({ ...SOFA, ...size }, aPlace(place))).toBe(fit)
})

const RUNS = 5000
const random = seededRandom(38)
const cm = () => Math.ceil(random() * 250)
const perhaps = () => (random() < 0.3 ? null : cm())
const anyPlace = (): Place => ({
  width: perhaps(),
  height: perhaps(),
  depth: perhaps(),
  doorWidth: perhaps(),
  doorHeight: perhaps(),
  stairsWidth: perhaps(),
  stairsTurn: perhaps(),
})
const anySize = () => ({ width: cm(), height: cm(), depth: cm() })
const doesFit = (size: Size, place: Place) => ['fits', 'turned'].includes(fitOf(size, place) ?? '')

test('EXT-38: what fits still fits when it is smaller, or when there is more room', () => {
  let fitting = 0
  for (let run = 0; run < RUNS; run++) {
    const [size, place] = [anySize(), anyPlace()]
    if (!doesFit(size, place)) continue
    fitting++
    const smaller = { ...size, width: size.width * random(), depth: size.depth * random() }
    expect(doesFit(smaller, place), JSON.stringify({ smaller, place })).toBe(true)
    const roomier = Object.fromEntries(Object.entries(place).map(([key, value]) => [key, value && value + 10])) as Place
    expect(doesFit(size, roomier), JSON.stringify({ size, roomier })).toBe(true)
  }
  expect(fitting).toBeGreaterThan(RUNS / 20)
})
