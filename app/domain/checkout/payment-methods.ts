// Ways to pay (GAP-32). A way = a row here and its name `payment-<id>` in locales/.
import { CURRENCY_IDS, type CurrencyId, MAIN_CURRENCY } from '../market.ts'
import type { Money } from '../pricing/money.ts'

interface PaymentMethod {
  currencies: readonly CurrencyId[]
  /** Least and greatest amount in PLN; null = no limit. A method with limits is for PLN alone. */
  min: number | null
  max: number | null
}

const everywhere = { currencies: CURRENCY_IDS, min: null, max: null } as const
const inPln = { currencies: [MAIN_CURRENCY], min: null, max: null } as const

export const PAYMENT_METHODS = {
  BANK_TRANSFER: { ...everywhere },
  CARD: { ...everywhere },
  BLIK: { ...inPln },
  PAY_PO: {
    ...inPln,
    min: 40,
    max: 5000,
  },
  ZERO_PERCENT: { ...inPln, min: 300, max: 20_000 },
} as const satisfies Record<string, PaymentMethod>

export type PaymentMethodId = keyof typeof PAYMENT_METHODS

/** The method by which an order is paid anew (spec §9). */
export const RE_PAY_METHOD = 'BANK_TRANSFER' satisfies PaymentMethodId

/** Whether an amount may be paid in this way; the limits are inclusive. */
export function isPaymentPossible(id: PaymentMethodId, { minor, currencyId }: Money): boolean {
  const { currencies, min, max }: PaymentMethod = PAYMENT_METHODS[id]
  return currencies.includes(currencyId) && minor >= (min ?? 0) * 100 && (max === null || minor <= max * 100)
}
