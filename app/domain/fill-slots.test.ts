import { expect, test } from 'vitest'
import { fillSlots, slots } from './fill-slots.ts'

test.each([
  ['one slot', 'Usuń: {name}', { name: 'Fotel' }, 'Usuń: Fotel'],
  ['a slot twice', '{n} z {n}', { n: 2 }, '2 z 2'],
  ['a value that looks like a slot', '{name}', { name: '{other}' }, '{other}'],
  ['a slot without a value stays', '{name}', {}, '{name}'],
])('%s', (_what, text, values, filled) => expect(fillSlots(text, values)).toBe(filled))

test('slots leave themselves open', () => expect(slots('name', 'n')).toEqual({ name: '{name}', n: '{n}' }))
