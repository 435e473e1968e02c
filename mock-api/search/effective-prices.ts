import { openPromo, type PriceFacts, TIMED_NAMES, type TimedNumber, TIMED_NUMBERS } from '../pricing/promo.ts'
import { recordOf } from '../record-of.ts'
import { Bitset } from './bitset.ts'
import type { NumberColumn } from './number-column.ts'

/** Timed numbers (prices in grosze) and the rows with an open promo at an instant. */
export type PricesNow = Record<TimedNumber, NumberColumn> & { promo: Bitset }

/** Prices of all rows at the instant of the last search. They are derived again only when a promo has begun or ended since, or not yet. */
export class EffectivePrices {
  readonly #facts: readonly PriceFacts[]
  readonly #withPromo: readonly number[]
  readonly #now: PricesNow
  /** The instants for which they hold: `from` is one of them, `until` is not. */
  #from = Infinity
  #until = Infinity

  constructor(facts: readonly PriceFacts[]) {
    this.#facts = facts
    this.#withPromo = [...facts.keys()].filter((row) => facts[row]?.promoPrice !== null)
    const numbers = (name: TimedNumber) => Float64Array.from(facts, (each) => TIMED_NUMBERS[name](each, 0))
    this.#now = { ...recordOf(TIMED_NAMES, numbers), promo: new Bitset(facts.length) }
  }

  factsOf(row: number): PriceFacts | undefined {
    return this.#facts[row]
  }

  at(now: number): PricesNow {
    if (now < this.#from || now >= this.#until) {
      this.#from = -Infinity
      this.#until = Infinity
      for (const row of this.#withPromo) {
        const facts = this.#facts[row]
        if (facts) setPrice(this.#now, row, facts, now)
        for (const instant of [facts?.promoStartsAt ?? null, facts?.promoEndsAt ?? null]) {
          if (instant === null) continue
          if (instant <= now) this.#from = Math.max(this.#from, instant)
          else this.#until = Math.min(this.#until, instant)
        }
      }
    }
    return this.#now
  }
}

/** Sets the price of one row at an instant. */
export function setPrice(prices: PricesNow, row: number, facts: PriceFacts, now: number): void {
  for (const name of TIMED_NAMES) prices[name][row] = TIMED_NUMBERS[name](facts, now)
  prices.promo.set(row, openPromo(facts, now) !== null)
}
