import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, slugify } from './slug.ts'

test.each([
  ['Fotel 366', 'fotel-366'],
  ['Lampa Space Age', 'lampa-space-age'],
  ['Łóżko dębowe, XIX w.', 'lozko-debowe-xix-w'],
  ['  Zażółć gęślą jaźń!  ', 'zazolc-gesla-jazn'],
  ['Słoń & Kot — duet', 'slon-kot-duet'],
  ['Mueble español', 'mueble-espanol'],
  ['Gefäß Ærø', 'gefass-aero'],
  ['???', ''],
])('RTE-08, GAP-55: the slug of "%s" is "%s"', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test('RTE-10: any name and an id make one plain path segment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(`${slugify(name)}-12`).toMatch(/^[a-z0-9-]*-12$/)
    }),
  )
})

test.each([
  ['Łódź', 'lodz'],
  ['CAFÉ', 'cafe'],
])('"%s" is searched as "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
