import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { convertFromPln, fromWire } from '#app/domain/pricing/money.ts'
import { announcedReduction, percentDiscount } from '#app/domain/pricing/price.ts'
import { wirePrices } from './price.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const PLN_PER_EUR = 4.3
const CURRENCIES = {
  PLN: { currencyId: 'PLN', convert: (grosze: number) => grosze },
  EUR: { currencyId: 'EUR', convert: (grosze: number) => convertFromPln(grosze, PLN_PER_EUR) },
} as const

const price = fc.integer({ min: 900, max: 90_000 })
const hour = fc.integer({ min: 0, max: 70 * 24 })
/** A promotion that runs, and what was asked for the product before. */
const shop = fc.record({
  regularPrice: price,
  promoPrice: price,
  promoHoursAgo: fc.integer({ min: 0, max: 20 * 24 }),
  before: fc.array(fc.record({ hoursBefore: hour, price }), { maxLength: 6 }),
  currency: fc.constantFrom(...Object.values(CURRENCIES)),
})

test('EXT-01: whatever prices a product has had, a reduction is announced if and only if its price is below all of the 30 days before', () => {
  fc.assert(
    fc.property(shop, ({ regularPrice, promoPrice, promoHoursAgo, before, currency }) => {
      const startsAt = NOW - promoHoursAgo * (DAY_MS / 24)
      const history = before
        .map(({ hoursBefore, price }) => ({ at: startsAt - hoursBefore * (DAY_MS / 24) - 1, price }))
        .toSorted((one, other) => one.at - other.at)
      const facts = { regularPrice, promoPrice, promoStartsAt: startsAt, promoEndsAt: null }
      const { regular, promo, lowestPriceLast30Days: lowest } = wirePrices(facts, history, { ...currency, now: NOW })
      const money = (amount: number | null) => (amount === null ? null : fromWire(amount, currency.currencyId))
      const told = announcedReduction(
        { price: fromWire(regular, currency.currencyId), promoPrice: money(promo), promoEndDate: null, lowest30Days: money(lowest) },
        NOW,
      )

      const paid = currency.convert(promoPrice)
      const asked = pricesOf30Days(history, startsAt).map(currency.convert)
      const isBelowAll = asked.length > 0 && asked.every((each) => paid < each) && paid < currency.convert(regularPrice)
      expect(told !== null).toBe(isBelowAll)
      if (!told) return
      expect(told.from.minor).toBe(Math.min(...asked))
      for (const each of asked) {
        expect(told.percent ?? 0).toBeLessThanOrEqual(percentDiscount({ ...told.from, minor: paid }, { ...told.from, minor: each }))
      }
    }),
    { numRuns: 2000 },
  )
})

/** Every price that held at some moment of the 30 days before; of two set at once the later written holds. */
function pricesOf30Days(history: readonly { at: number; price: number }[], startsAt: number): number[] {
  const from = startsAt - 30 * DAY_MS
  return history.filter(({ at }, index) => at < startsAt && (history[index + 1]?.at ?? startsAt) > from).map(({ price }) => price)
}
