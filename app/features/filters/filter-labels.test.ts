import { expect, test } from 'vitest'
import { activeBadges } from '../../domain/search/filter-badges.ts'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import { MARKETS } from '../../domain/market.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { badgeTexts } from './filter-labels.ts'

test.each([
  ['polska', { from: 430, to: 4300 }, 'Cena: 430 - 4 300 PLN'],
  ['polska', { from: 100 }, 'Cena: od 100 PLN'],
  ['international', { from: 430, to: 4300 }, 'Price: approx. 100 - 1 000 €'],
  ['international', { from: 100 }, 'Price: approx. from 23 €'],
  ['hiszpania', { to: 350 }, 'Precio: aprox. hasta 81 €'],
] as const)('GAP-20, GAP-71: in the market %s the badge of %j is "%s"', async (name, price, badge) => {
  const market = MARKETS[name]
  const badges = activeBadges({ ...NO_FILTERS, price }, badgeTexts(await createTranslator(market.language), market))
  expect(badges.map(({ title }) => title)).toEqual([badge])
})
