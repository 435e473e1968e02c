import { expect, test } from 'vitest'
import { read, ROOM_FILES } from './sources.ts'

test('EXT-01: what crosses a price out or says a percentage asks the rule of reductions', () => {
  const announces = ROOM_FILES.filter((file) => file.startsWith('app/') && /<del\b|StrikethroughPrice/.test(read(file)))
  expect(announces.length).toBeGreaterThan(2)
  // A card gets its price as finished texts, which one function makes.
  const asks = announces.map((file) => (/\bextends PriceTexts\b/.test(read(file)) ? 'app/features/price-tag/price-texts.ts' : file))
  expect(asks.filter((file) => !/\b(lawful|announced)Reduction\(/.test(read(file)))).toEqual([])
  const computes = ROOM_FILES.filter((file) => /^(app|edge)\//.test(file) && /\bpercentDiscount\b|promoPercentageValue/.test(read(file)))
  expect(computes.toSorted()).toEqual(['app/domain/pricing/price.ts', 'app/shop-api/contract/product.ts'])
})
