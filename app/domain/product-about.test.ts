import { expect, test } from 'vitest'
import type { CategoryId } from './ids.ts'
import { aboutRows } from './product-about.ts'

const named = (name: string) => ({ id: 1, name, slug: 'x' })
const bare = {
  condition: { ...named('dobry'), annotation: '' },
  era: null,
  styles: [],
  materials: [],
  colors: [],
  designer: null,
  manufacturer: null,
  categoriesWithHierarchy: [],
}

test('GAP-142: rows without a value are left out', () => {
  expect(aboutRows(bare)).toEqual([{ row: 'condition', values: ['dobry'] }])
})

test('GAP-142: all rows in order', () => {
  const category = (id: number, name: string) => ({ ...named(name), id: id as CategoryId })
  const rows = aboutRows({
    ...bare,
    era: named('lata 60.'),
    styles: [named('PRL'), named('Modernizm')],
    materials: [named('dąb')],
    colors: [{ ...named('czarny'), hex: '#111111' }],
    designer: { id: 1, name: 'Józef Chierowski' },
    manufacturer: { id: 1, name: 'Paged' },
    categoriesWithHierarchy: [[category(147, 'Siedziska'), category(3020, 'Fotele')]],
  })
  expect(rows.map(({ row, values }) => [row, values.join(', ')])).toEqual([
    ['condition', 'dobry'],
    ['era', 'lata 60.'],
    ['styles', 'PRL, Modernizm'],
    ['materials', 'dąb'],
    ['colors', 'czarny'],
    ['designer', 'Józef Chierowski'],
    ['manufacturer', 'Paged'],
    ['categories', 'Siedziska › Fotele'],
  ])
})
