import { expect, test } from 'vitest'
import { catalogOf } from './catalog.ts'
import { groupPlace } from './variant-groups.ts'

const SEED = 7
const SIZE = 6000
const ROWS = [...catalogOf(SEED, SIZE)].sort((a, b) => a.product.id - b.product.id)
const MEMBERS = Map.groupBy(
  ROWS.map(({ product }) => product).filter(({ variantGroupId }) => variantGroupId !== null),
  ({ variantGroupId }) => variantGroupId,
)
const GROUPS = ROWS.flatMap(({ group }) => group ?? [])

test('every group has a row, given with its first variant, and two to six members', () => {
  expect(GROUPS.map(({ id }) => id)).toEqual([...MEMBERS.keys()])
  expect([...MEMBERS.values()].filter(({ length }) => length < 2 || length > 6)).toEqual([])
})

test('all three types occur, with labels in three languages', () => {
  expect(new Set(GROUPS.map(({ type }) => type))).toEqual(new Set(['IMAGE', 'COLOUR', 'TEXT']))
  expect(GROUPS.every(({ translations }) => translations.length === 3)).toBe(true)
})

test('GAP-68: the first variant stands for the group in a grid, is published and in stock', () => {
  for (const members of MEMBERS.values()) {
    expect(members.map(({ visibleOnGrid }) => visibleOnGrid)).toEqual([2, ...members.slice(1).map(() => 1)])
    expect(members[0]).toMatchObject({ statusId: 'PUBLISHED' })
    expect(members[0]?.stock).toBeGreaterThan(0)
  }
})

test('variants share vendor, category and era, and differ in name and value', () => {
  for (const members of MEMBERS.values()) {
    const distinct = (of: (member: (typeof members)[number]) => unknown) =>
      new Set(members.map((member) => JSON.stringify(of(member)))).size
    expect(distinct(({ vendorId, categories, eraId, classificationId }) => [vendorId, categories, eraId, classificationId])).toBe(1)
    expect(
      distinct(({ name }) => name),
      members.map(({ name }) => name).join(' | '),
    ).toBe(members.length)
    expect(distinct(({ variantValue }) => variantValue)).toBe(members.length)
  }
})

test.each([
  ['COLOUR', 'a hex', (color: string | null) => /^#[0-9A-F]{6}$/i.test(color ?? '')],
  ['IMAGE', 'no hex', (color: string | null) => color === null],
  ['TEXT', 'no hex', (color: string | null) => color === null],
] as const)('a %s variant has %s and a text in three languages', (type, _what, fits) => {
  const ofType = GROUPS.filter((group) => group.type === type).flatMap(({ id }) => MEMBERS.get(id) ?? [])
  expect(ofType.length).toBeGreaterThan(0)
  for (const { variantValue } of ofType) {
    expect(fits(variantValue?.color ?? null)).toBe(true)
    expect(variantValue?.values.filter(({ text }) => text !== '')).toHaveLength(3)
  }
})

test('images of materials need pictures', () => {
  const images = GROUPS.filter(({ type }) => type === 'IMAGE').flatMap(({ id }) => MEMBERS.get(id) ?? [])
  expect(images.filter(({ photos }) => photos.length === 0)).toEqual([])
})

test('a product knows its place without the others', () => {
  const place = groupPlace(SEED, 120) ?? groupPlace(SEED, 121)
  expect(groupPlace(SEED, place?.leader ?? 0)?.leader).toBe(place?.leader)
})
