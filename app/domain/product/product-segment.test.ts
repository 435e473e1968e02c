import { expect, test } from 'vitest'
import { productSegment } from './product-segment.ts'

test.each([
  ['RTE-07, RTE-08: name and id', { id: 4711, name: 'Fotel 366' }, 'fotel-366-4711'],
  ['RTE-08, GAP-55: Polish letters', { id: 12, name: 'Łóżko „Żabka”' }, 'lozko-zabka-12'],
])('%s', (_sentence, product, expected) => expect(productSegment(product)).toBe(expected))
