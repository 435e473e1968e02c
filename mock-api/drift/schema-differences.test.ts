import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { schemaDifferences } from './schema-differences.ts'

const Photo = z.object({ id: z.string(), width: z.int() })
const Item = z.object({
  id: z.int().positive(),
  name: z.string(),
  status: z.enum(['PUBLISHED', 'DRAFT']),
  photo: z.union([z.null(), Photo]),
  note: z.string().optional(),
  price: z.number().nullable(),
})
const Page = z.object({ data: z.object({ items: z.array(Item).max(2), row: z.looseObject({ id: z.int() }) }) })
const item = { id: 1, name: 'Fotel', status: 'DRAFT', photo: { id: 'a', width: 9 }, price: null }
const { name: _name, ...withoutName } = item
const page = (...items: unknown[]) => ({ data: { items, row: { id: 1, other: true } } })

describe('a difference is named by its place and kind', () => {
  test.each([
    ['nothing', page(item), []],
    ['a missing field', page(withoutName), ['data.items[].name missing: string, not nothing']],
    [
      'a renamed field, twice',
      page({ ...withoutName, title: 'Fotel' }),
      ['data.items[].name missing: string, not nothing', 'data.items[].title undocumented: no such field, not string'],
    ],
    ['a changed type', page({ ...item, id: '1' }), ['data.items[].id type: number, not string']],
    ['a wider enum', page({ ...item, status: 'SOLD' }), ['data.items[].status value: PUBLISHED | DRAFT, not SOLD']],
    ['an enum of another type', page({ ...item, status: 3 }), ['data.items[].status type: PUBLISHED | DRAFT, not number']],
    ['null where none is allowed', page({ ...item, name: null }), ['data.items[].name null: string, not null']],
    ['a null that is allowed', page({ ...item, photo: null }), []],
    [
      'a field inside an alternative',
      page({ ...item, photo: { id: 'a', width: 'wide' } }),
      ['data.items[].photo.width type: number, not string'],
    ],
    ['a list instead of an object', page({ ...item, photo: [] }), ['data.items[].photo type: null or object, not array']],
    ['too many items', page(item, item, item), [expect.stringMatching(/^data\.items value: .*, not array$/)]],
    ['a missing object', { data: { items: [] } }, ['data.row missing: object, not nothing']],
    ['another root', [], [' type: object, not array']],
  ])('%s', (_, value, expected) => {
    expect(schemaDifferences(Page, value).map(({ place, kind, expected, got }) => `${place} ${kind}: ${expected}, not ${got}`)).toEqual(
      expected,
    )
  })
})

test('a text of a person is never shown', () => {
  const [difference] = schemaDifferences(Item, { ...item, status: 'Hanna Nowak, hanna@patyna.test' })
  expect(difference?.got).toBe('string of 30 characters')
})
