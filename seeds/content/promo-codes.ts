import { instantOf } from '#app/domain/time/instant.ts'
import type { discountCode, promoCode } from '#db/cart-tables.ts'
import { SEED_WORLD } from '#db/world-tables.ts'
import { PERSONAS } from '../personas.ts'
import { storedTexts } from '../stored-texts.ts'

/** Codes for shoppers, one for each source of a discount (GAP-96). Edit a row, seed again. */
export const PROMO_CODES: readonly (typeof promoCode.$inferInsert)[] = [
  code('WITAJ10', { discounts: [{ part: 'products', percent: 10 }] }),
  code('RABAT50', { discounts: [{ part: 'productsPrices', amount: 5_000 }], minValue: 50_000 }),
  code('DOSTAWA', { discounts: [{ part: 'deliveries', percent: 100 }], minValue: 20_000 }),
  code('KURIER-5', { discounts: [{ part: 'deliveriesPrices', amount: 500 }] }),
  code('OD-REKI', { discounts: [{ part: 'deliveriesWarehouse', percent: 100 }] }),
  code('OD-300', { discounts: [{ part: 'deliveriesMOV', amount: 2_000 }], minValue: 30_000 }),
  code('ANTYK-5', { discounts: [{ part: 'products', percent: 5 }], usesLeft: 100 }),
  code('LATO-2024', { discounts: [{ part: 'products', percent: 20 }], validTo: instantOf('2024-09-01 00:00:00') }),
  code('PRO-15', { discounts: [{ part: 'products', percent: 15 }], isPersonal: true }),
  code('PRO-DOSTAWA', { discounts: [{ part: 'deliveries', percent: 50 }], isPersonal: true }),
]

/** Personal codes of the professionals among the personas (GAP-38). */
export const DISCOUNT_CODES: readonly (typeof discountCode.$inferInsert)[] = [PERSONAS.pro, PERSONAS.proVendor].flatMap(({ id }) => [
  held(id, 'PRO-15', 5, { pl: '15% na wszystkie produkty', en: '15% off all products', es: '15\u00A0% en todos los productos' }),
  held(id, 'PRO-DOSTAWA', 20, { pl: 'Dostawa za połowę ceny', en: 'Delivery at half price', es: 'Envío a mitad de precio' }),
])

function code(name: string, terms: Omit<typeof promoCode.$inferInsert, 'world' | 'code' | 'validFrom'>): typeof promoCode.$inferInsert {
  return { world: SEED_WORLD, code: name, validFrom: instantOf('2022-01-01 00:00:00'), ...terms }
}

function held(
  clientId: number,
  name: string,
  usesLeft: number,
  texts: Parameters<typeof storedTexts>[0],
): typeof discountCode.$inferInsert {
  return { world: SEED_WORLD, clientId, code: name, description: storedTexts(texts), usesLeft }
}
