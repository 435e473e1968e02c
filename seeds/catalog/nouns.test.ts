import { expect, test } from 'vitest'
import { readIdsByName, readReference } from '../read-reference.ts'
import { SHADES } from './colours.ts'
import { CLASSIFICATION } from '../classifications.ts'
import { MAKE_UPS } from './make-ups.ts'
import { ICONS } from './makers/icons.ts'
import { DESIGNERS, MANUFACTURERS } from './makers/makers.ts'
import { CATEGORY_PLANS, LOOK_PLANS, NOUN_PLANS } from './noun-plans.ts'
import { ALL_LOOKS, formName } from '../photos/looks.ts'
import { STYLE_WORDS } from './styles.ts'

const ids = (list: string) => new Set(readReference(list).map((row) => Number(row['id'])))
const sorted = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b)

test('every second-level category has nouns, and nothing else has', () => {
  const secondLevel = new Set(readReference('categories').flatMap((row) => (row['parentId'] === null ? [] : [Number(row['id'])])))
  expect(sorted(CATEGORY_PLANS.map(({ id }) => id))).toEqual(sorted(secondLevel))
})

test('there are over 200 nouns', () => {
  expect(new Set(NOUN_PLANS.map(({ text }) => text)).size).toBeGreaterThan(200)
})

test('every noun names a look, and every look has a name in some era', () => {
  const used = new Set(LOOK_PLANS.flatMap(({ names }) => names.map(({ noun }) => noun)))
  expect(NOUN_PLANS.filter((noun) => !used.has(noun)).map(({ text, form }) => `${text}: ${form}`)).toEqual([])
  expect(LOOK_PLANS.map(({ look }) => look)).toHaveLength(ALL_LOOKS.length)
})

test('the models of a category are those that it is photographed with, and are measured', () => {
  const forms = (id: number) => new Set(ALL_LOOKS.filter(({ categoryId }) => categoryId === id).map(formName))
  for (const { id, nouns } of CATEGORY_PLANS) expect(new Set(nouns.map(({ form }) => form)), `category ${id}`).toEqual(forms(id))
  expect(NOUN_PLANS.filter(({ size: [width, height] }) => width[0] < 2 || height[1] < 1).map(({ form }) => form)).toEqual([])
})

test('new things are of the 21st century, antiques end with the 1920s', () => {
  for (const { eras } of LOOK_PLANS.flatMap(({ names }) => names)) {
    expect(eras[CLASSIFICATION.contemporary]?.every((era) => era === 12) ?? true).toBe(true)
    expect(eras[CLASSIFICATION.antique]?.every((era) => era <= 4) ?? true).toBe(true)
  }
})

test('make-ups, colours and styles are those of the reference lists', () => {
  const [materials, colors, styles] = [ids('materials'), ids('colors'), ids('styles')]
  expect(Object.values(MAKE_UPS).flatMap((makeUp) => makeUp.materials.filter((id) => !materials.has(id)))).toEqual([])
  expect(LOOK_PLANS.filter(({ colour }) => !colors.has(colour))).toEqual([])
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

test('every known model belongs to a look that can be called so in its time', () => {
  const known = new Set(LOOK_PLANS.flatMap(({ names }) => names.flatMap(({ icons }) => icons)))
  expect(ICONS.filter((icon) => !known.has(icon)).map(({ model }) => model)).toEqual([])
})
