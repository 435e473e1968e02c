import { expect, test } from 'vitest'
import { readIdsByName, readReference } from '../read-reference.ts'
import { SHADES } from './colours.ts'
import { CLASSIFICATION } from '../classifications.ts'
import { MAKE_UPS } from './make-ups.ts'
import { DESIGNERS } from './makers/designers.ts'
import { ICONS } from './makers/icons.ts'
import { MANUFACTURERS } from './makers/manufacturers.ts'
import { CATEGORY_PLANS, NOUN_PLANS } from './noun-plans.ts'
import { STYLE_WORDS } from './styles.ts'

const ids = (list: string) => new Set(readReference(list).map((row) => Number(row['id'])))
const sorted = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b)

test('every second-level category has nouns, and nothing else has', () => {
  const secondLevel = new Set(readReference('categories').flatMap((row) => (row['parentId'] === null ? [] : [Number(row['id'])])))
  expect(sorted(CATEGORY_PLANS.map(({ id }) => id))).toEqual(sorted(secondLevel))
})

test('there are over 250 nouns, and each was made in some era', () => {
  expect(new Set(NOUN_PLANS.map(({ text }) => text)).size).toBeGreaterThan(250)
  expect(NOUN_PLANS.filter(({ eraPlans }) => Object.keys(eraPlans).length === 0).map(({ text }) => text)).toEqual([])
})

test('new things are of the 21st century, antiques end with the 1920s', () => {
  for (const { eraPlans } of NOUN_PLANS) {
    expect(eraPlans[CLASSIFICATION.contemporary]?.every(({ era }) => era === 12) ?? true).toBe(true)
    expect(eraPlans[CLASSIFICATION.antique]?.every(({ era }) => era <= 4) ?? true).toBe(true)
  }
})

test('make-ups, colours and styles are those of the reference lists', () => {
  const [materials, colors, styles] = [ids('materials'), ids('colors'), ids('styles')]
  for (const { materials: own, colours } of Object.values(MAKE_UPS)) {
    expect(own.filter((id) => !materials.has(id))).toEqual([])
    expect(colours.filter((id) => !colors.has(id))).toEqual([])
  }
  expect(sorted(Object.keys(SHADES).map(Number))).toEqual(sorted(colors))
  expect(sorted(Object.keys(STYLE_WORDS).map(Number))).toEqual(sorted(styles))
})

test('every maker that a title can name is in the reference lists', () => {
  const [manufacturers, designers] = [readIdsByName('manufacturers'), readIdsByName('designers')]
  const houses = [
    ...MANUFACTURERS.map(({ name }) => name),
    ...DESIGNERS.flatMap((row) => row.houses),
    ...ICONS.map((row) => row.manufacturer),
  ]
  expect(houses.filter((name) => name !== null && !manufacturers.has(name))).toEqual([])
  const people = [...DESIGNERS.map(({ name }) => name), ...ICONS.map(({ designer }) => designer)]
  expect(people.filter((name) => name !== null && !designers.has(name))).toEqual([])
})

test('every known model belongs to a noun that can be made of it', () => {
  const lost = ICONS.filter(
    ({ categoryId, noun, madeOf }) =>
      !NOUN_PLANS.some((plan) => plan.categoryId === categoryId && plan.text === noun && madeOf.some((name) => plan.madeOf.includes(name))),
  )
  expect(lost.map(({ model }) => model)).toEqual([])
})
