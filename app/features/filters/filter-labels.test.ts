import { expect, test } from 'vitest'
import { activeBadges } from '../../domain/search/filter-badges.ts'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import { MARKETS } from '../../domain/market.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { badgeTexts } from './filter-labels.ts'

test.each([
  ['polska', { from: 430, to: 4300 }, 'Cena: 430 - 4 300 PLN'],
  ['polska', { from: 100 }, 'Cena: od 100 PLN'],
  ['international', { from: 100 }, 'Price: approx. from 23 €'],
  ['hiszpania', { to: 350 }, 'Precio: aprox. hasta 81 €'],
] as const)('GAP-20, GAP-71: in the market %s the badge of %j is "%s"', async (name, price, badge) => {
  const market = MARKETS[name]
  const badges = activeBadges({ ...NO_FILTERS, price }, badgeTexts(await createTranslator(market.language), market))
  expect(badges.map(({ title }) => title)).toEqual([badge])
})

test.each([
  ['polska', 'price', { from: 1234.5 }, 'Cena: od 1 234,50 PLN'],
  ['polska', 'width', { to: 62.5 }, 'Szerokość: do 62,5 cm'],
  ['international', 'width', { from: 62.5, to: 1250 }, 'Width: 62.5 - 1 250 cm'],
  ['hiszpania', 'height', { from: 0.75 }, 'Alto: desde 0,75 cm'],
] as const)('FMT-01, FMT-02, GAP-118: in the market %s the badge of %s %j is "%s"', async (name, facet, range, badge) => {
  const market = MARKETS[name]
  const badges = activeBadges({ ...NO_FILTERS, [facet]: range }, badgeTexts(await createTranslator(market.language), market))
  expect(badges.map(({ title }) => title)).toEqual([badge])
})
